import * as v from 'valibot';
import type { Plan } from '../../machines/orderPlacement/purchase.ts';
import type { PersistedValue } from './persisted.ts';
import { persistedForDay } from './persistedForDay.ts';
import { lenientArray } from './schemas.ts';

/** The ids under which a user places one purchase; `purchase` states whether it is still the same one. */
export type StoredPlan = { purchase: string; user: string; plan: Plan };

const id = v.pipe(v.string(), v.uuid());

const PlanSchema = v.object({
  purchase: v.string(),
  user: v.string(),
  plan: v.object({
    orderNo: v.string(),
    order: id,
    billing: id,
    delivery: id,
    items: v.record(v.string(), id),
  }),
});

const currentPlanStorage = persistedForDay<StoredPlan>('placement', PlanSchema);
/** The plan of the order that is in the hands of a payment provider. */
const handedOverPlanStorage = persistedForDay<StoredPlan>('placement_handed', PlanSchema);

/** The plan of this order, where it is stored there still: another tab may have moved it, or be about another purchase. */
function takePlan(from: PersistedValue<StoredPlan>, orderNo: string | null): StoredPlan | null {
  const plan = from.read();
  if (plan?.plan.orderNo !== orderNo) return null;
  // It leaves its place first, so that there is room for it in the other.
  from.remove();
  return plan;
}

/** An order of a plan that was given up; `isMissed` where the backend has not heard of it so far. */
export type AbandonedOrder = { order: string; user: string; isMissed: boolean };

/** Orders that were begun and given up for another bag, address or coupon, until they are called off. */
export const abandonedOrderStorage = persistedForDay<AbandonedOrder[]>(
  'placement_begun',
  lenientArray(v.object({ order: id, user: v.string(), isMissed: v.boolean() })),
);

/** So many that were given up are remembered; older ones were tried often enough. */
const MAX_ABANDONED = 10;

/** Those given up before, and the order of this plan. */
export const addAbandonedOrder = (
  before: readonly AbandonedOrder[] | null,
  { plan, user }: StoredPlan,
): AbandonedOrder[] => [...(before ?? []), { order: plan.order, user, isMissed: false }].slice(-MAX_ABANDONED);

/**
 * The plan of the order that is being placed, so that a reload or another try meets what is there already; where the
 * browser keeps nothing, another try on the same page still does. Once the order is in the hands of a payment provider the
 * next purchase is another order, unless that one was not paid and is tried again.
 */
export const placementStorage = {
  ...currentPlanStorage,
  handOver(orderNo: string | null) {
    const plan = takePlan(currentPlanStorage, orderNo);
    if (plan) handedOverPlanStorage.write(plan);
  },
  /**
   * The provider may still take the money: the same bag is the same order again, and another one calls it off. So does a
   * purchase that was begun meanwhile.
   */
  takeBack(orderNo: string | null) {
    const plan = takePlan(handedOverPlanStorage, orderNo);
    if (!plan) return;
    if (currentPlanStorage.read()) abandonedOrderStorage.write(addAbandonedOrder(abandonedOrderStorage.read(), plan));
    else currentPlanStorage.write(plan);
  },
};

/**
 * The orders, by uuid, that the user's next one stands instead of: the one that is being placed, and those given up that
 * are yet to be called off. One that is in the hands of a payment provider is none of them, unless it is tried again.
 */
export const getOpenOrders = (user: string): string[] => {
  const current = placementStorage.read();
  return [
    ...(current ? [{ order: current.plan.order, user: current.user }] : []),
    ...(abandonedOrderStorage.read() ?? []),
  ]
    .filter((order) => order.user === user)
    .map(({ order }) => order);
};
