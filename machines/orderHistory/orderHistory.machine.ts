import { assign, emit, sendTo, setup } from 'xstate';
import type { OrderSummary } from '../../src/domain/order.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { ordersMessages } from '../../src/messages/order.ts';
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

/** So many orders are shown at first, and so many more each time. */
export const PAGE_SIZE = 10;

/** The id of an order in the list, which the chart can have focused. */
export const getOrderFieldId = (id = ''): string => `order-${id}`;

/** `shown`: so many orders were shown when their page was left, as its address has it. */
export type OrderHistoryInput = { session: UserSession | null; visibleCount: number };
export type OrderHistoryEffect = Effect | { type: 'orders.shown'; count: number };

/** The orders of whoever is signed in. */
export const orderHistoryMachine = setup({
  types: {
    context: {} as Login & { orders: readonly OrderSummary[]; visibleCount: number },
    events: {} as { type: 'history.retried' } | { type: 'more.requested' },
    emitted: {} as OrderHistoryEffect,
    input: {} as OrderHistoryInput,
    meta: {} as Meta<keyof typeof ordersMessages>,
  },
  actors: {
    session: sessionPort,
    findOrders: port<OrderSummary[], { session: UserSession }>('findOrders'),
  },
  guards: {
    ...loginGuards,
    hasOrders: (_, found: readonly OrderSummary[]) => found.length > 0,
    hasMore: ({ context }) => context.orders.length > context.visibleCount,
  },
  actions: {
    keep: assign((_, orders: readonly OrderSummary[]) => ({ orders })),
    showMore: assign({ visibleCount: ({ context }) => context.visibleCount + PAGE_SIZE }),
    focusNext: emit(({ context: { orders, visibleCount } }) => ({
      type: 'focus',
      field: getOrderFieldId(orders[visibleCount]?.id),
    })),
    writeAddress: emit(({ context }) => ({ type: 'orders.shown', count: context.visibleCount })),
    endSession: sendTo('session', ({ context }) => createSessionEnd(context.session)),
    leaveFor: emit((_, to: string) => ({ type: 'navigate', to, replace: true })),
  },
}).createMachine({
  id: 'orderHistory',
  description: 'The orders of whoever is signed in',
  context: ({ input }) => ({
    session: input.session,
    orders: [],
    visibleCount: Math.max(PAGE_SIZE, input.visibleCount),
  }),
  initial: 'deciding',
  invoke: sessionInvocation,
  states: {
    deciding: decidingState,
    loading: {
      description: 'The orders are read, all but those that wait to be paid',
      meta: { requires: ['ORD-27', 'ORD-28', 'API-83'] },
      invoke: {
        id: 'findOrders',
        src: 'findOrders',
        input: ({ context }) => ({ session: context.session as UserSession }),
        onDone: [
          {
            guard: { type: 'hasOrders', params: ({ event }) => event.output },
            target: 'listed',
            description: 'There are orders',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          { target: 'empty', description: 'There is none' },
        ],
        onError: readErrorTransitions,
      },
    },
    listed: {
      description: 'The orders are listed, the newest first; each leads to its own page',
      meta: { requires: ['ORD-26', 'ORD-28', 'ORD-30'] },
      on: {
        'more.requested': {
          guard: 'hasMore',
          actions: ['focusNext', 'showMore', 'writeAddress'],
          description: 'Older ones are shown too, and the first of them has the focus; the address knows how many',
        },
      },
    },
    empty: { description: 'Nothing was ordered yet', meta: { messages: ['orders.none', 'orders.noneYet'] } },
    failed: {
      description: 'The orders could not be read; it can be tried again',
      meta: { messages: ['orders.failed'] },
      on: { 'history.retried': { target: 'loading', description: 'It is tried again' } },
    },
    forbidden: forbiddenState,
    expired: expiredState,
  },
});
