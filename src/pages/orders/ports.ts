import type { orderHistoryMachine } from '../../../machines/orderHistory/orderHistory.machine.ts';
import type { UserSession } from '../../domain/userSession.ts';
import { portsContext } from '../portsContext.ts';

/** The list of orders with its ports filled, and the kept login; null where nobody is signed in. */
export type OrdersPorts = { orderHistory: typeof orderHistoryMachine; readSession(): UserSession | null };

export const [OrdersPortsContext, useOrdersPorts] = portsContext<OrdersPorts>('orders');
