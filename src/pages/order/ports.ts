import type { orderDetailMachine } from '../../../machines/orderDetail/orderDetail.machine.ts';
import type { UserSession } from '../../domain/userSession.ts';
import { portsContext } from '../portsContext.ts';

/** A single order with its ports filled, and the login that is kept for it; null where nobody is signed in. */
export type OrderPorts = { orderDetail: typeof orderDetailMachine; readSession(): UserSession | null };

export const [OrderPortsContext, useOrderPorts] = portsContext<OrderPorts>('order');
