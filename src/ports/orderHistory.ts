import { provideActors } from '../../machines/kit/port.ts';
import { orderHistoryMachine } from '../../machines/orderHistory/orderHistory.machine.ts';
import { fetchOrderHistory } from '../api/orderHistory.ts';
import type { UserSession } from '../domain/userSession.ts';
import { callAsCustomer, toSession } from './sessionActor.ts';

type Signed = { session: UserSession };

export const orderHistoryPorts = {
  findOrders: ({ session: { details } }: Signed, signal: AbortSignal) =>
    callAsCustomer(details.id, (bearer) => fetchOrderHistory(details.id, { bearer, signal }), signal),
};

export const orderHistoryLogic = provideActors(orderHistoryMachine, { ...orderHistoryPorts, session: toSession });
