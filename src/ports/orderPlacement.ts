import type { AddressRefusal } from '../../machines/kit/failure.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { orderPlacementMachine } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import type { OrderProgress, PlannedPurchase, Profiles } from '../../machines/orderPlacement/purchase.ts';
import { createProfile, findRefusedAddressFields, toProfileBody } from '../api/addresses.ts';
import { BEGINS_AS_DRAFT } from '../api/config.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import { PROCESSING_BODY, toCouponBody, toOrderBody } from '../api/orderBody.ts';
import { toOrderItems } from '../api/orderItemBody.ts';
import {
  assignOrder,
  type CreatedOrder,
  createOrder,
  createOrderItem,
  createPayment,
  fetchOrder,
  patchOrder,
} from '../api/orders.ts';
import { type AddressProblems, NO_PROBLEMS } from '../domain/address.ts';
import { createOrderNumber, type PlacedOrder } from '../domain/order.ts';
import { abandonedOrderStorage, placementStorage } from '../storage/placementStorage.ts';
import { createOrderPlans, type OrderPlanDependencies } from './orderPlan.ts';
import { rejectWithSoldOutTitles } from './soldOut.ts';

/** What a placement needs of the browser and of the host, see `BEGINS_AS_DRAFT`. */
type PlacementEnvironment = OrderPlanDependencies & { beginsAsDraft?: boolean };

const toCallOptions = ({ session }: PlannedPurchase, signal: AbortSignal) => ({ bearer: session.token, signal });

const getItemId = ({ plan }: PlannedPurchase, name: string): string => {
  const id = plan.items[name];
  if (!id) throw new RangeError(`No id was planned for the item ${name}`);
  return id;
};

async function createItems(planned: PlannedPurchase, signal: AbortSignal): Promise<void> {
  const call = toCallOptions(planned, signal);
  await Promise.all(
    toOrderItems(planned.lines).map(({ name, fields }) => createOrderItem(getItemId(planned, name), fields, call)),
  );
}

/** What is answered to an address of that form; rejects with the fields that the backend refuses, where it names any. */
const mapRefusedAddress = <T>(form: keyof AddressProblems, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const fields = findRefusedAddressFields(error);
    if (Object.keys(fields).length === 0) throw error;
    throw { kind: 'addressRefused', problems: { ...NO_PROBLEMS, [form]: fields } } satisfies AddressRefusal;
  });

/** Both addresses at once; a delivery to the billing address is a profile of its own all the same. (ORD-12) */
async function createProfiles(planned: PlannedPurchase, signal: AbortSignal): Promise<Profiles> {
  const { plan, billing, delivery, session } = planned;
  const call = toCallOptions(planned, signal);
  const uid = session.details.id;
  const [bill, ship] = await Promise.all([
    mapRefusedAddress('billing', createProfile(plan.billing, toProfileBody(billing, 'billing', uid), call)),
    mapRefusedAddress(
      delivery ? 'delivery' : 'billing',
      createProfile(plan.delivery, toProfileBody(delivery ?? billing, 'delivery', uid), call),
    ),
  ]);
  return { billing: bill, delivery: ship };
}

const toProgress = (
  { coupon, plan }: PlannedPurchase,
  { state, coupons, total, orderNumber }: CreatedOrder,
): OrderProgress => ({
  state,
  hasCoupon: coupon !== null && coupons.includes(coupon.id),
  total,
  freeOrder: total === 0 ? { orderNo: orderNumber ?? plan.orderNo, amount: total, razorpayOrderId: null } : null,
});

const isNumberDuplicate = (error: unknown) =>
  isFailure(error, 'invalid') && error.problems.some(({ pointer }) => pointer.includes('order_number'));

/**
 * Changes the order of a plan. Where the backend refuses although the order is past being a draft, another tab was
 * faster, and what it has made of the order is the answer.
 */
async function changeOrder(planned: PlannedPurchase, body: object, signal: AbortSignal): Promise<OrderProgress> {
  const call = toCallOptions(planned, signal);
  const { order } = planned.plan;
  try {
    return toProgress(planned, await rejectWithSoldOutTitles(planned.lines, patchOrder(order, body, call)));
  } catch (error) {
    if (!isFailure(error, 'unauthorised') && !isFailure(error, 'invalid')) throw error;
    const found = await fetchOrder(order, call).catch(() => Promise.reject(error));
    if (found.state === 'draft') throw error;
    return toProgress(planned, found);
  }
}

/** The order as it was to become. An answer that states otherwise, time after time, would have it requested without end. */
const requireProgress = (found: OrderProgress, isSo: boolean): OrderProgress => {
  if (!isSo) throw new ApiFailure('unreadable', { detail: `The order is ${JSON.stringify(found)}` });
  return found;
};

/** The ports of a placement over the browser's storage, clock and ids. (ORD-01 to ORD-11) */
export const orderPlacementPorts = ({ beginsAsDraft = BEGINS_AS_DRAFT, ...environment }: PlacementEnvironment) => {
  const { keepNumber, ...plans } = createOrderPlans(environment);

  /** An order that was given up, and could not be called off in time, may hold the coupon still. (COUP-18) */
  async function changeAfterRelease(
    planned: PlannedPurchase,
    body: object,
    signal: AbortSignal,
  ): Promise<OrderProgress> {
    try {
      return await changeOrder(planned, body, signal);
    } catch (error) {
      const hasAbandonedOrder = environment.abandoned.read()?.some(({ user }) => user === planned.session.details.id);
      if (!isFailure(error, 'couponRefused') || !hasAbandonedOrder) throw error;
      await plans.undoOrders(planned, signal);
      return changeOrder(planned, body, signal);
    }
  }

  return {
    ...plans,
    createItems,
    createProfiles,

    /** A draft where it is to have a coupon, else in processing; another number where somebody has this one. (ORD-05 to ORD-07) */
    async createOrder(planned: PlannedPurchase & { profiles: Profiles }, signal: AbortSignal): Promise<OrderProgress> {
      const { plan, lines, billing, delivery, profiles, session, coupon } = planned;
      const createNumbered = (number: string) =>
        createOrder(
          plan.order,
          toOrderBody({
            lines,
            items: toOrderItems(lines).map(({ name }) => getItemId(planned, name)),
            uid: session.details.id,
            billing: profiles.billing,
            shipping: profiles.delivery,
            address: delivery ?? billing,
            orderNumber: number,
            placed: environment.now(),
            draft: coupon !== null || beginsAsDraft,
          }),
          toCallOptions(planned, signal),
        );
      const made = createNumbered(plan.orderNo).catch((error: unknown) => {
        if (!isNumberDuplicate(error)) throw error;
        return createNumbered(createOrderNumber(environment.now(), plan.billing));
      });
      const order = await rejectWithSoldOutTitles(lines, made);
      keepNumber(plan.order, order.orderNumber);
      return toProgress(planned, order);
    },

    /** The coupon and the buyer, onto the draft. (ORD-08) */
    async applyCoupon(planned: PlannedPurchase, signal: AbortSignal): Promise<OrderProgress> {
      const { coupon, session } = planned;
      const body = toCouponBody(coupon?.id ?? '', session.details.id);
      const found = await changeAfterRelease(planned, body, signal);
      return requireProgress(found, found.hasCoupon || found.state !== 'draft');
    },

    /** The draft becomes an order. (ORD-09) */
    async releaseOrder(planned: PlannedPurchase, signal: AbortSignal): Promise<OrderProgress> {
      const found = await changeAfterRelease(planned, PROCESSING_BODY, signal);
      return requireProgress(found, found.state !== 'draft');
    },

    assignOrder: (planned: PlannedPurchase, signal: AbortSignal) =>
      assignOrder(planned.plan.order, toCallOptions(planned, signal)),

    /** Opens the payment popup with the backend's own amount and number. (ORD-11, PAY-27) */
    async createPayment(planned: PlannedPurchase, signal: AbortSignal): Promise<PlacedOrder> {
      const { order } = planned.plan;
      const placed = await createPayment(order, toCallOptions(planned, signal));
      keepNumber(order, placed.orderNo);
      return placed;
    },
  };
};

export const orderPlacementLogic = provideActors(
  orderPlacementMachine,
  orderPlacementPorts({
    storage: placementStorage,
    abandoned: abandonedOrderStorage,
    now: () => new Date(),
    uuid: () => crypto.randomUUID(),
  }),
);
