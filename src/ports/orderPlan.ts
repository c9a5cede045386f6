import { hashKey } from '@tanstack/react-query';
import type { Plan, PlannedPurchase, Purchase } from '../../machines/orderPlacement/purchase.ts';
import { isFailure } from '../api/failure.ts';
import { CANCELED_BODY } from '../api/orderBody.ts';
import { toOrderItems } from '../api/orderItemBody.ts';
import { patchOrder } from '../api/orders.ts';
import { getCartFingerprint } from '../domain/cart.ts';
import { createOrderNumber } from '../domain/order.ts';
import type { PersistedValue } from '../storage/persisted.ts';
import { type AbandonedOrder, addAbandonedOrder, type StoredPlan } from '../storage/placementStorage.ts';

/** What plans need of the browser: where they are stored, the time, and new ids. */
export type OrderPlanDependencies = {
  storage: Pick<PersistedValue<StoredPlan>, 'read' | 'write'>;
  abandoned: Pick<PersistedValue<AbandonedOrder[]>, 'read' | 'write'>;
  now: () => Date;
  uuid: () => string;
};

/** Everything by which two tries are one purchase; of a line its identity, its price and how many, from which `agreedAmount` follows. */
const purchaseKey = ({ lines, session, coupon, agreedAmount, ...others }: Purchase): string =>
  hashKey([session.details.id, getCartFingerprint(lines), coupon?.id, others]);

/** Plans of purchases, and what becomes of those that were given up. */
export const createOrderPlans = ({ storage, abandoned, now, uuid }: OrderPlanDependencies) => {
  const getAbandoned = (user: string) => (abandoned.read() ?? []).filter((order) => order.user === user);

  const giveUp = (plan: StoredPlan) => abandoned.write(addAbandonedOrder(abandoned.read(), plan));

  /** Calls an order off; what is still to be called off another time, or null. */
  async function cancelOrder(
    order: AbandonedOrder,
    bearer: string,
    signal: AbortSignal,
  ): Promise<AbandonedOrder | null> {
    try {
      await patchOrder(order.order, CANCELED_BODY, { bearer, signal });
      return null;
    } catch (error) {
      // paid, or called off already: nothing to undo
      if (isFailure(error, 'invalid')) return null;
      // the call that makes it may be under way still, so it is looked for once more
      if (isFailure(error, 'notFound')) return order.isMissed ? null : { ...order, isMissed: true };
      return order;
    }
  }

  /** Calls off what the buyer has begun and given up. One that is paid is left alone, as is another user's. Rejects never. */
  async function undoOrders({ session }: Purchase, signal: AbortSignal): Promise<void> {
    const requested = getAbandoned(session.details.id);
    const left = await Promise.all(requested.map((order) => cancelOrder(order, session.token, signal)));
    const isRequested = ({ order }: AbandonedOrder) => requested.some((each) => each.order === order);
    const others = (abandoned.read() ?? []).filter((order) => !isRequested(order));
    abandoned.write([...others, ...left.filter((order) => order !== null)]);
  }

  return {
    /**
     * The plan made before, while the purchase is the same and its order is not `instead`; else a new one, and the order
     * of the old one is to be undone. Never rejects. (ORD-13)
     */
    async planOrder({ purchase, instead }: { purchase: Purchase; instead: string | null }) {
      const key = purchaseKey(purchase);
      const user = purchase.session.details.id;
      const names = toOrderItems(purchase.lines).map(({ name }) => name);
      const before = storage.read();
      const isOver = before?.plan.order === instead;
      const isGood = before?.purchase === key && !isOver && names.every((name) => name in before.plan.items);
      if (before && isGood) return { plan: before.plan, hasAbandonedOrders: getAbandoned(user).length > 0 };
      if (before && !isOver) giveUp(before);
      const order = uuid();
      const items = Object.fromEntries(names.map((name) => [name, uuid()]));
      const plan: Plan = { order, orderNo: createOrderNumber(now(), order), billing: uuid(), delivery: uuid(), items };
      storage.write({ purchase: key, user, plan });
      return { plan, hasAbandonedOrders: getAbandoned(user).length > 0 };
    },

    /** The number that the backend has for the order of a plan, by which it is handed over to be paid. */
    keepNumber(order: string, orderNo: string | null) {
      const before = storage.read();
      if (orderNo === null || before?.plan.order !== order || before.plan.orderNo === orderNo) return;
      storage.write({ ...before, plan: { ...before.plan, orderNo } });
    },

    /** Gives the plan's order up, and calls it off; the same purchase is another order then. Rejects never. */
    async callOff(planned: PlannedPurchase, signal: AbortSignal): Promise<void> {
      const before = storage.read();
      if (before?.plan.order === planned.plan.order) giveUp(before);
      await undoOrders(planned, signal);
    },

    undoOrders,
  };
};
