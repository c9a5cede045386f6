import { assign, emit, setup } from 'xstate';
import type { Billing, Delivery } from '../../src/domain/address.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import type { GuestSession } from '../../src/domain/guest.ts';
import { isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

/** What is ordered, where it goes and for whom. `delivery` is null where it is the billing address. */
export type Purchase = {
  lines: readonly CartLine[];
  billing: Billing;
  delivery: Delivery | null;
  session: GuestSession;
};
/** Ids made by the browser before anything is created: a repeated create meets itself. Items by line key. */
export type Plan = { orderNo: string; order: string; billing: string; delivery: string; items: Record<string, string> };
/** A profile as an order refers to it. */
export type ProfileRef = { id: string; revision: number | null };
export type Profiles = { billing: ProfileRef; delivery: ProfileRef };
/** Amount in paise, as the backend has it. */
export type Placed = { orderNo: string; amount: number };
/** `expired` where the backend no longer knows the guest. */
export type PlacementOutput = { placed: Placed | null; expired: boolean };

/** A purchase with the ids under which it is placed. */
export type Planned = Purchase & { plan: Plan };

/** Places an order step by step; each step can be tried again without a second order. */
export const orderPlacementMachine = setup({
  types: {
    context: {} as Purchase & { plan: Plan | null; profiles: Profiles | null; placed: Placed | null; expired: boolean },
    events: {} as { type: 'placement.retried' },
    emitted: {} as Effect,
    input: {} as Purchase,
    output: {} as PlacementOutput,
    meta: {} as Meta,
  },
  actors: {
    planOrder: port<Plan, Purchase>('planOrder'),
    createItems: port<void, Planned>('createItems'),
    createProfiles: port<Profiles, Planned>('createProfiles'),
    createOrder: port<void, Planned & { profiles: Profiles }>('createOrder'),
    assignOrder: port<void, Planned>('assignOrder'),
    createPayment: port<Placed, Planned>('createPayment'),
  },
  guards: {
    isExpired: (_, { error }: { error: unknown }) => isUnauthorised(error),
  },
  actions: {
    keepPlan: assign((_, plan: Plan) => ({ plan })),
    keepProfiles: assign((_, profiles: Profiles) => ({ profiles })),
    keepPlaced: assign((_, placed: Placed) => ({ placed })),
    expire: assign({ expired: true }),
    sayExpired: emit({ type: 'toast', says: 'order.expired', tone: 'bad' }),
    reject: emit((_, step: string) => ({ type: 'log', what: `failed: ${step}` })),
  },
  delays: { patience: 25_000 },
}).createMachine({
  id: 'orderPlacement',
  description: 'Places an order',
  context: ({ input }) => ({ ...input, plan: null, profiles: null, placed: null, expired: false }),
  output: ({ context: { placed, expired } }) => ({ placed, expired }),
  initial: 'planning',
  states: {
    planning: {
      description: 'Every record gets its id before it is made',
      meta: { requires: ['ORD-13'] },
      invoke: {
        id: 'planOrder',
        src: 'planOrder',
        input: ({ context }) => purchaseOf(context),
        onDone: { target: 'creatingItems', actions: { type: 'keepPlan', params: ({ event }) => event.output } },
      },
    },
    creatingItems: {
      description: 'One order item for each line of the bag',
      meta: { says: ['order.items'], requires: ['ORD-01', 'ORD-13', 'ORD-18'] },
      invoke: {
        id: 'createItems',
        src: 'createItems',
        input: ({ context }) => planned(context),
        onDone: 'creatingProfiles',
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            meta: { requires: ['ORD-04'] },
          },
          { target: 'failed.items', actions: { type: 'reject', params: 'items' } },
        ],
      },
      after: { patience: { target: 'failed.items', description: 'No answer at all' } },
    },
    creatingProfiles: {
      description: 'Billing and delivery address are saved, both at once',
      meta: { says: ['order.profiles'], requires: ['ORD-12', 'ORD-13'] },
      invoke: {
        id: 'createProfiles',
        src: 'createProfiles',
        input: ({ context }) => planned(context),
        onDone: { target: 'creatingOrder', actions: { type: 'keepProfiles', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            meta: { requires: ['ORD-04'] },
          },
          { target: 'failed.profiles', actions: { type: 'reject', params: 'profiles' } },
        ],
      },
      after: { patience: { target: 'failed.profiles', description: 'No answer at all' } },
    },
    creatingOrder: {
      description: 'The order itself, in processing',
      meta: { says: ['order.order'], requires: ['ORD-06', 'ORD-07', 'ORD-13', 'ORD-17'] },
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => ({ ...planned(context), profiles: context.profiles as Profiles }),
        onDone: 'assigning',
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            meta: { requires: ['ORD-04'] },
          },
          { target: 'failed.order', actions: { type: 'reject', params: 'order' } },
        ],
      },
      after: { patience: { target: 'failed.order', description: 'No answer at all' } },
    },
    assigning: {
      description: 'The order is assigned',
      meta: { says: ['order.assign'], requires: ['ORD-10', 'ORD-13'] },
      invoke: {
        id: 'assignOrder',
        src: 'assignOrder',
        input: ({ context }) => planned(context),
        onDone: 'creatingPayment',
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            meta: { requires: ['ORD-04'] },
          },
          { target: 'failed.assignment', actions: { type: 'reject', params: 'assignment' } },
        ],
      },
      after: { patience: { target: 'failed.assignment', description: 'No answer at all' } },
    },
    creatingPayment: {
      description: 'A payment record is made; it names the amount and the order',
      meta: { says: ['order.payment'], requires: ['ORD-11', 'ORD-13'] },
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context }) => planned(context),
        onDone: { target: 'placed', actions: { type: 'keepPlaced', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'expired',
            meta: { requires: ['ORD-04'] },
          },
          { target: 'failed.payment', actions: { type: 'reject', params: 'payment' } },
        ],
      },
      after: { patience: { target: 'failed.payment', description: 'No answer at all' } },
    },
    failed: {
      description: 'A step failed; nothing is lost, and the order can be placed again from there',
      initial: 'items',
      states: {
        items: {
          description: 'The order items were not made',
          meta: { says: ['order.itemsFailed', 'order.kept'], requires: ['ORD-02'] },
          on: { 'placement.retried': { target: '#orderPlacement.creatingItems' } },
        },
        profiles: {
          description: 'The addresses were not saved',
          meta: { says: ['order.failed', 'order.kept'], requires: ['ORD-03'] },
          on: { 'placement.retried': { target: '#orderPlacement.creatingProfiles' } },
        },
        order: {
          description: 'The order was not made',
          meta: { says: ['order.failed', 'order.kept'], requires: ['ORD-03'] },
          on: { 'placement.retried': { target: '#orderPlacement.creatingOrder' } },
        },
        assignment: {
          description: 'The order was not assigned',
          meta: { says: ['order.failed', 'order.kept'], requires: ['ORD-03'] },
          on: { 'placement.retried': { target: '#orderPlacement.assigning' } },
        },
        payment: {
          description: 'The payment record was not made',
          meta: { says: ['order.failed', 'order.kept'], requires: ['ORD-03'] },
          on: { 'placement.retried': { target: '#orderPlacement.creatingPayment' } },
        },
      },
    },
    placed: { type: 'final', description: 'The order waits to be paid' },
    expired: {
      type: 'final',
      description: 'The backend no longer knows the guest',
      meta: { says: ['order.expired'], requires: ['ORD-04'] },
      entry: ['expire', 'sayExpired'],
    },
  },
});

const purchaseOf = ({ lines, billing, delivery, session }: Purchase): Purchase => ({
  lines,
  billing,
  delivery,
  session,
});

const planned = (context: Purchase & { plan: Plan | null }): Planned => ({
  ...purchaseOf(context),
  plan: context.plan as Plan,
});
