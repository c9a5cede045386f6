import type { ReactNode } from 'react';
import { orderDetail } from '../../flows/orderDetail/orderDetail.ts';
import { useOrderPorts } from './ports.ts';

/** The order of a number with a chart of its own. */
export function StartedOrder({ number, children }: { number: string; children: ReactNode }) {
  const { orderDetail: logic, readSession } = useOrderPorts();
  return (
    <orderDetail.Start key={number} logic={logic} options={{ input: { number, session: readSession() } }}>
      {children}
    </orderDetail.Start>
  );
}
