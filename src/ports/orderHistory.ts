import { fill } from '../../machines/kit/port.ts';
import { orderHistoryMachine } from '../../machines/orderHistory/orderHistory.machine.ts';
import { orderHistory } from '../api/orderHistory.ts';
import type { UserSession } from '../domain/userSession.ts';
import { renewSession } from './renewSession.ts';

type Signed = { session: UserSession };

export const orderHistoryPorts = {
  findOrders: ({ session: { token, details } }: Signed, signal: AbortSignal) =>
    orderHistory(details.id, { bearer: token, signal }),
  renewSession: ({ session }: Signed, signal: AbortSignal) => renewSession(session, signal),
};

export const orderHistoryLogic = fill(orderHistoryMachine, orderHistoryPorts);
