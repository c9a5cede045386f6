import { provideActors } from '../../machines/kit/port.ts';
import { type OrderRequest, orderDetailMachine } from '../../machines/orderDetail/orderDetail.machine.ts';
import { orderHistoryMachine } from '../../machines/orderHistory/orderHistory.machine.ts';
import { fetchOrderByNumber } from '../api/orderByNumber.ts';
import { fetchOrderHistory } from '../api/orderHistory.ts';
import type { UserSession } from '../domain/userSession.ts';
import { isGuest, refreshGuestSession } from './guestSession.ts';
import { callAsCustomer, callWithRefresh, toSession } from './sessionActor.ts';

type SessionInput = { session: UserSession };

export const orderHistoryPorts = {
  findOrders: ({ session: { details } }: SessionInput, signal: AbortSignal) =>
    callAsCustomer(details.id, (bearer) => fetchOrderHistory(details.id, { bearer, signal }), { signal }),
};

export const orderHistoryLogic = provideActors(orderHistoryMachine, { ...orderHistoryPorts, session: toSession });

export const orderDetailPorts = {
  findOrder({ number, session }: OrderRequest, signal: AbortSignal) {
    const { id } = session.details;
    const read = (bearer: string) => fetchOrderByNumber(number, id, { bearer, signal });
    return isGuest(session)
      ? callWithRefresh(session, read, () => refreshGuestSession(session, signal))
      : callAsCustomer(id, read, { signal });
  },
};

export const orderDetailLogic = provideActors(orderDetailMachine, { ...orderDetailPorts, session: toSession });
