import { assign, emit, setup } from 'xstate';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { orderMessages } from '../../src/messages/order.ts';
import { isAddressRefused, isCouponRefused, isOutOfStock, isUnauthorised } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type {
  OrderProgress,
  PlacementOutput,
  Plan,
  PlannedPurchase,
  PlanResult,
  Profiles,
  Purchase,
} from './purchase.ts';

type Context = {
  purchase: Purchase;
  plan: Plan | null;
  profiles: Profiles | null;
  /** The order as the backend had it last; null until it is made. */
  order: OrderProgress | null;
  /** Names of what cannot be had any more. */
  soldOut: readonly string[];
  /** How it ended; null until then. */
  outcome: PlacementOutput | null;
};
/** A step that can fail, by the state that reports it. */
export type FailedStep = 'items' | 'profiles' | 'order' | 'coupon' | 'release' | 'assignment' | 'payment';

/** Types, ports, guards and actions of the placement. */
export const placementSetup = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'placement.retried' },
    emitted: {} as Effect,
    input: {} as Purchase,
    output: {} as PlacementOutput,
    meta: {} as Meta<keyof typeof orderMessages>,
  },
  actors: {
    planOrder: port<PlanResult, { purchase: Purchase; instead: string | null }>('planOrder'),
    undoOrders: port<void, PlannedPurchase>('undoOrders'),
    callOff: port<void, PlannedPurchase>('callOff'),
    createItems: port<void, PlannedPurchase>('createItems'),
    createProfiles: port<Profiles, PlannedPurchase>('createProfiles'),
    createOrder: port<OrderProgress, PlannedPurchase & { profiles: Profiles }>('createOrder'),
    applyCoupon: port<OrderProgress, PlannedPurchase>('applyCoupon'),
    releaseOrder: port<OrderProgress, PlannedPurchase>('releaseOrder'),
    assignOrder: port<void, PlannedPurchase>('assignOrder'),
    createPayment: port<PlacedOrder, PlannedPurchase>('createPayment'),
  },
  guards: {
    hasAbandoned: (_, { hasAbandonedOrders }: PlanResult) => hasAbandonedOrders,
    hasProfiles: ({ context }) => context.profiles !== null,
    isOrder: ({ context }, state: string) => context.order?.state === state,
    isFree: ({ context: { order } }) => order?.state === 'completed' && order.freeOrder != null,
    /** What is paid is what the shopper agreed to, to the paisa. */
    isRepriced: ({ context: { order, purchase } }) => order?.total != null && order.total !== purchase.agreedAmount,
    /** What comes to nothing is completed by then. */
    isAnotherAmount: ({ context: { purchase } }, { amount }: PlacedOrder) =>
      amount !== 0 && amount !== purchase.agreedAmount,
    lacksCoupon: ({ context: { order, purchase } }) =>
      order?.state === 'draft' && purchase.coupon !== null && !order.hasCoupon,
    isExpired: (_, { error }: { error: unknown }) => isUnauthorised(error),
    isOutOfStock: (_, { error }: { error: unknown }) => isOutOfStock(error),
    /** Without a coupon there is none to go on without: the step is tried again. */
    isCouponRefused: ({ context }, { error }: { error: unknown }) =>
      context.purchase.coupon !== null && isCouponRefused(error),
    isAddressRefused: (_, { error }: { error: unknown }) => isAddressRefused(error),
  },
  actions: {
    keepPlan: assign((_, { plan }: PlanResult) => ({ plan, order: null })),
    keepProfiles: assign((_, profiles: Profiles) => ({ profiles })),
    keepOrder: assign((_, order: OrderProgress) => ({ order })),
    keepAmount: assign(({ context: { order } }, { amount }: PlacedOrder) => ({
      order: order && { ...order, total: amount },
    })),
    keepSoldOut: assign((_, { error }: { error: unknown }) => ({ soldOut: isOutOfStock(error) ? error.titles : [] })),
    end: assign((_, outcome: PlacementOutput) => ({ outcome })),
    endFree: assign(({ context: { order } }) =>
      order?.freeOrder ? { outcome: { kind: 'placed' as const, order: order.freeOrder } } : {},
    ),
    endRefused: assign((_, { error }: { error: unknown }) => (isAddressRefused(error) ? { outcome: error } : {})),
    reject: emit((_, step: string) => ({ type: 'log', message: `failed: ${step}` })),
  },
  delays: {
    patience: 25_000,
    /** What is put away holds nobody up. */
    haste: 6_000,
  },
});

/** A purchase and its plan, as the ports want it. */
export const toPlannedPurchase = ({ purchase, plan }: Context): PlannedPurchase => ({
  ...purchase,
  plan: plan as Plan,
});

/** Where a step goes on that does not succeed: nobody goes on without the buyer; anything else can be tried again. */
export const createFailureTransitions = <Step extends FailedStep>(step: Step) =>
  [
    {
      guard: { type: 'isExpired', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
      target: '#orderPlacement.expired',
      description: 'The backend no longer knows the buyer',
      meta: { requires: ['ORD-04'] },
    },
    {
      target: `#orderPlacement.failed.${step}`,
      description: 'Refused, broken or garbled',
      actions: { type: 'reject', params: step },
    },
  ] as const;
