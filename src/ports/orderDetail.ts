import { fill } from '../../machines/kit/port.ts';
import { orderDetailMachine } from '../../machines/orderDetail/orderDetail.machine.ts';
import { orderByNumber } from '../api/orderByNumber.ts';
import type { UserSession } from '../domain/userSession.ts';
import { renewSession } from './renewSession.ts';

type Signed = { session: UserSession };

export const orderDetailPorts = {
  findOrder: ({ number, session: { token, details } }: Signed & { number: string }, signal: AbortSignal) =>
    orderByNumber(number, details.id, { bearer: token, signal }),
  renewSession: ({ session }: Signed, signal: AbortSignal) => renewSession(session, signal),
};

export const orderDetailLogic = fill(orderDetailMachine, orderDetailPorts);
