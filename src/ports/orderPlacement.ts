import { provideActors } from '../../machines/kit/port.ts';
import { orderPlacementMachine } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import type { OrderFound, Placed, Planned, Profiles } from '../../machines/orderPlacement/purchase.ts';
import { BEGINS_AS_DRAFT } from '../api/config.ts';
import { ApiFailure, isFailure } from '../api/failure.ts';
import { couponBody, orderBody, processingBody } from '../api/orderBody.ts';
import { orderItems } from '../api/orderItemBody.ts';
import {
  assignOrder,
  createOrder,
  createOrderItem,
  createPayment,
  createProfile,
  type MadeOrder,
  patchOrder,
  readOrder,
} from '../api/orders.ts';
import { profileBody } from '../api/profileBody.ts';
import { orderNumber } from '../domain/order.ts';
import { keptBegun, keptPlacement } from '../storage/placement.ts';
import { orderPlans, type PlanWorld } from './orderPlan.ts';
import { newId } from './random.ts';
import { soldOutTold } from './soldOut.ts';

/** What a placement needs of the browser and of the host, see `BEGINS_AS_DRAFT`. */
type World = PlanWorld & { beginsAsDraft?: boolean };

const callOf = ({ session }: Planned, signal: AbortSignal) => ({ bearer: session.token, signal });

const itemIdOf = ({ plan }: Planned, name: string): string => {
  const id = plan.items[name];
  if (!id) throw new RangeError(`No id was planned for the item ${name}`);
  return id;
};

async function createItems(planned: Planned, signal: AbortSignal): Promise<void> {
  const call = callOf(planned, signal);
  await Promise.all(
    orderItems(planned.lines).map(({ name, fields }) => createOrderItem(itemIdOf(planned, name), fields, call)),
  );
}

/** Both addresses at once; a delivery to the billing address is a profile of its own all the same. (ORD-12) */
async function createProfiles(planned: Planned, signal: AbortSignal): Promise<Profiles> {
  const { plan, billing, delivery, session } = planned;
  const call = callOf(planned, signal);
  const uid = session.details.id;
  const [bill, ship] = await Promise.all([
    createProfile(plan.billing, profileBody(billing, 'billing', uid), call),
    createProfile(plan.delivery, profileBody(delivery ?? billing, 'delivery', uid), call),
  ]);
  return { billing: bill, delivery: ship };
}

const foundAs = ({ coupon, plan }: Planned, { state, coupons, total, orderNumber }: MadeOrder): OrderFound => ({
  state,
  hasCoupon: coupon !== null && coupons.includes(coupon.id),
  free: total === 0 ? { orderNo: orderNumber ?? plan.orderNo, amount: total } : null,
});

const isNumberTaken = (error: unknown) =>
  isFailure(error, 'invalid') && error.problems.some(({ pointer }) => pointer.includes('order_number'));

/**
 * Changes the order of a plan. Where the backend refuses although the order is past being a draft, another tab was
 * faster, and what it has made of the order is the answer.
 */
async function changeOrder(planned: Planned, body: object, signal: AbortSignal): Promise<OrderFound> {
  const call = callOf(planned, signal);
  const { order } = planned.plan;
  try {
    return foundAs(planned, await soldOutTold(planned.lines, patchOrder(order, body, call)));
  } catch (error) {
    if (!isFailure(error, 'unauthorised') && !isFailure(error, 'invalid')) throw error;
    const found = await readOrder(order, call).catch(() => Promise.reject(error));
    if (found.state === 'draft') throw error;
    return foundAs(planned, found);
  }
}

/** The order as it was to become. An answer that says otherwise, time after time, would have it asked for without end. */
const become = (found: OrderFound, isSo: boolean): OrderFound => {
  if (!isSo) throw new ApiFailure('unreadable', { detail: `The order is ${JSON.stringify(found)}` });
  return found;
};

/** The ports of a placement over the browser's storage, clock and ids. (ORD-01 to ORD-11) */
export const orderPlacementPorts = ({ beginsAsDraft = BEGINS_AS_DRAFT, ...world }: World) => {
  const { keepNumber, ...plans } = orderPlans(world);

  /** An order that was given up, and could not be called off in time, may hold the coupon still. (COUP-18) */
  async function changeFreed(planned: Planned, body: object, signal: AbortSignal): Promise<OrderFound> {
    try {
      return await changeOrder(planned, body, signal);
    } catch (error) {
      const isHeld = world.begun.read()?.some(({ user }) => user === planned.session.details.id);
      if (!isFailure(error, 'couponRefused') || !isHeld) throw error;
      await plans.undoOrders(planned, signal);
      return changeOrder(planned, body, signal);
    }
  }

  return {
    ...plans,
    createItems,
    createProfiles,

    /** A draft where it is to have a coupon, else in processing; another number where somebody has this one. (ORD-05 to ORD-07) */
    async createOrder(planned: Planned & { profiles: Profiles }, signal: AbortSignal): Promise<OrderFound> {
      const { plan, lines, billing, delivery, profiles, session, coupon } = planned;
      const numbered = (number: string) =>
        createOrder(
          plan.order,
          orderBody({
            lines,
            items: orderItems(lines).map(({ name }) => itemIdOf(planned, name)),
            uid: session.details.id,
            billing: profiles.billing,
            shipping: profiles.delivery,
            address: delivery ?? billing,
            orderNumber: number,
            placed: world.now(),
            draft: coupon !== null || beginsAsDraft,
          }),
          callOf(planned, signal),
        );
      const made = numbered(plan.orderNo).catch((error: unknown) => {
        if (!isNumberTaken(error)) throw error;
        return numbered(orderNumber(world.now(), plan.billing));
      });
      const order = await soldOutTold(lines, made);
      keepNumber(plan.order, order.orderNumber);
      return foundAs(planned, order);
    },

    /** The coupon and the buyer, onto the draft. (ORD-08) */
    async applyCoupon(planned: Planned, signal: AbortSignal): Promise<OrderFound> {
      const { coupon, session } = planned;
      const body = couponBody(coupon?.id ?? '', session.details.id);
      const found = await changeFreed(planned, body, signal);
      return become(found, found.hasCoupon || found.state !== 'draft');
    },

    /** The draft becomes an order. (ORD-09) */
    async releaseOrder(planned: Planned, signal: AbortSignal): Promise<OrderFound> {
      const found = await changeFreed(planned, processingBody, signal);
      return become(found, found.state !== 'draft');
    },

    assignOrder: (planned: Planned, signal: AbortSignal) => assignOrder(planned.plan.order, callOf(planned, signal)),

    /** Opens the payment popup with the backend's own amount and number. (ORD-11, PAY-27) */
    async createPayment(planned: Planned, signal: AbortSignal): Promise<Placed> {
      const { order_no, amount } = await createPayment(planned.plan.order, callOf(planned, signal));
      keepNumber(planned.plan.order, order_no);
      return { orderNo: order_no, amount };
    },
  };
};

export const orderPlacementLogic = provideActors(
  orderPlacementMachine,
  orderPlacementPorts({
    keeper: keptPlacement,
    begun: keptBegun,
    now: () => new Date(),
    uuid: newId,
  }),
);
