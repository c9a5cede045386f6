import { provideActors } from '../../machines/kit/port.ts';
import { orderDetailMachine } from '../../machines/orderDetail/orderDetail.machine.ts';
import { orderByNumber } from '../api/orderByNumber.ts';
import type { UserSession } from '../domain/userSession.ts';
import { asGuest, isGuest } from './asGuest.ts';
import { asCustomer, toSession } from './liveSession.ts';

type Asked = { number: string; session: UserSession };

export const orderDetailPorts = {
  findOrder({ number, session }: Asked, signal: AbortSignal) {
    const { id } = session.details;
    const read = (bearer: string) => orderByNumber(number, id, { bearer, signal });
    return isGuest(session) ? asGuest(session, read, signal) : asCustomer(id, read, signal);
  },
};

export const orderDetailLogic = provideActors(orderDetailMachine, { ...orderDetailPorts, session: toSession });
