import { assign, emit, sendTo, setup } from 'xstate';
import type { Order } from '../../src/domain/order.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { ordersMessages } from '../../src/messages/order.ts';
import { isUnauthorised } from '../kit/failure.ts';
import {
  decidingState,
  expiredState,
  forbiddenState,
  type Login,
  loginGuards,
  readErrorTransitions,
} from '../kit/login.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { createSessionEnd, sessionInvocation, sessionPort } from '../session/sessionPort.ts';

/** `number` as the address has it: an order's number, or its uuid. `isGuest`: the session is a guest's temporary account. */
export type OrderDetailInput = { number: string; session: UserSession | null; isGuest: boolean };
export type OrderRequest = { number: string; session: UserSession };

/** A single order of whoever is signed in. */
export const orderDetailMachine = setup({
  types: {
    /** `readAt` is when the order came, in milliseconds since 1970: what is still ahead of it is reckoned from then. */
    context: {} as Login & { number: string; isGuest: boolean; order: Order | null; readAt: number },
    events: {} as { type: 'order.retried' } | { type: 'print.requested' },
    emitted: {} as Effect | { type: 'guest.forgotten' },
    input: {} as OrderDetailInput,
    meta: {} as Meta<keyof typeof ordersMessages>,
  },
  actors: {
    session: sessionPort,
    findOrder: port<Order | null, OrderRequest>('findOrder'),
  },
  guards: {
    ...loginGuards,
    isGuest: ({ context }) => context.isGuest,
    isExpiredGuest: ({ context }, { error }: { error: unknown }) => context.isGuest && isUnauthorised(error),
    isFound: (_, order: Order | null) => order !== null,
  },
  actions: {
    keep: assign((_, order: Order | null) => ({ order, readAt: Date.now() })),
    print: emit({ type: 'print' }),
    endSession: sendTo('session', ({ context }) => createSessionEnd(context.session)),
    forgetGuest: emit({ type: 'guest.forgotten' }),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
}).createMachine({
  id: 'orderDetail',
  description: 'A single order',
  context: ({ input }) => ({ ...input, order: null, readAt: 0 }),
  initial: 'deciding',
  invoke: sessionInvocation,
  states: {
    deciding: decidingState,
    loading: {
      description: 'The order is read',
      meta: { requires: ['API-84', 'SESS-17'] },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context: { number, session } }) => ({ number, session: session as UserSession }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            description: 'The order has come',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            guard: 'isGuest',
            target: 'forbidden',
            description: 'A guest has no such order; whoever has an account may have it there, and signs in',
            meta: { requires: ['CHK-08', 'SESS-17'] },
          },
          { target: 'missing', description: 'This user has no such order', meta: { requires: ['ORD-35'] } },
        ],
        onError: [
          {
            guard: { type: 'isExpiredGuest', params: ({ event }) => ({ error: event.error }) },
            target: 'guestExpired',
            description: "The guest's temporary account is over",
            meta: { requires: ['GUEST-04', 'SESS-12'] },
          },
          ...readErrorTransitions,
        ],
      },
    },
    shown: {
      description: 'The order with all that is known of it',
      meta: { requires: ['ORD-29', 'ORD-30', 'ORD-33'] },
      on: { 'print.requested': { actions: 'print', description: 'It is wanted on paper' } },
    },
    missing: {
      description: 'There is no such order; the way leads to the not-found page',
      meta: { requires: ['ORD-35'] },
      entry: { type: 'leaveFor', params: '/404p' },
    },
    failed: {
      description: 'The order could not be read; it can be tried again',
      meta: { messages: ['orders.oneFailed'] },
      on: { 'order.retried': { target: 'loading', description: 'It is tried again' } },
    },
    forbidden: forbiddenState,
    expired: expiredState,
    guestExpired: {
      description:
        "A guest's temporary account is no login of the visit: it is forgotten, and home tells that it is over",
      meta: { requires: ['GUEST-04', 'SESS-12'] },
      entry: ['forgetGuest', { type: 'leaveFor', params: '/?expired=true' }],
    },
  },
});
