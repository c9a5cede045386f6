import { provideActors } from '../../machines/kit/port.ts';
import { orderHistoryMachine } from '../../machines/orderHistory/orderHistory.machine.ts';
import { orderHistory } from '../api/orderHistory.ts';
import type { UserSession } from '../domain/userSession.ts';
import { asCustomer, toSession } from './liveSession.ts';

type Signed = { session: UserSession };

export const orderHistoryPorts = {
  findOrders: ({ session: { details } }: Signed, signal: AbortSignal) =>
    asCustomer(details.id, (bearer) => orderHistory(details.id, { bearer, signal }), signal),
};

export const orderHistoryLogic = provideActors(orderHistoryMachine, { ...orderHistoryPorts, session: toSession });
