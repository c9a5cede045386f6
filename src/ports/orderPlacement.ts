import { fill } from '../../machines/kit/port.ts';
import {
  orderPlacementMachine,
  type Placed,
  type Plan,
  type Planned,
  type Profiles,
  type Purchase,
} from '../../machines/orderPlacement/orderPlacement.machine.ts';
import { BEGINS_AS_DRAFT } from '../api/config.ts';
import { isFailure } from '../api/failure.ts';
import { orderBody, processingBody } from '../api/orderBody.ts';
import { orderItems } from '../api/orderItemBody.ts';
import { assignOrder, createOrder, createOrderItem, createPayment, createProfile, patchOrder } from '../api/orders.ts';
import { profileBody } from '../api/profileBody.ts';
import { bagOf } from '../domain/cart.ts';
import { orderNumber } from '../domain/orderNumber.ts';
import { type KeptPlan, keptPlacement } from './keptPlacement.ts';
import type { Kept } from './storage.ts';

/** What a placement needs of the browser: where its plan is kept, the time, and new ids. */
type World = {
  keeper: Pick<Kept<KeptPlan>, 'read' | 'write'>;
  now: () => Date;
  uuid: () => string;
  /** As the host wants it, see `BEGINS_AS_DRAFT`. */
  beginsAsDraft?: boolean;
};

/** Everything by which two tries are one purchase; a line's identity, its price and how many. */
const purchaseKey = ({ lines, billing, delivery, session }: Purchase): string =>
  JSON.stringify([
    session.details.id,
    bagOf(lines),
    Object.entries(billing).sort(),
    delivery && Object.entries(delivery).sort(),
  ]);

const bearerOf = ({ session }: Purchase, signal: AbortSignal) => ({ bearer: session.token, signal });

const itemIdOf = ({ plan }: Planned, name: string): string => {
  const id = plan.items[name];
  if (!id) throw new RangeError(`No id was planned for the item ${name}`);
  return id;
};

async function createItems(planned: Planned, signal: AbortSignal): Promise<void> {
  const call = bearerOf(planned, signal);
  await Promise.all(
    orderItems(planned.lines).map(({ name, fields }) => createOrderItem(itemIdOf(planned, name), fields, call)),
  );
}

/** Both addresses at once; a delivery to the billing address is a profile of its own all the same. (ORD-12) */
async function createProfiles(planned: Planned, signal: AbortSignal): Promise<Profiles> {
  const { plan, billing, delivery, session } = planned;
  const call = bearerOf(planned, signal);
  const uid = session.details.id;
  const [bill, ship] = await Promise.all([
    createProfile(plan.billing, profileBody(billing, 'billing', uid), call),
    createProfile(plan.delivery, profileBody(delivery ?? billing, 'delivery', uid), call),
  ]);
  return { billing: { id: bill.id, revision: bill.revision }, delivery: { id: ship.id, revision: ship.revision } };
}

const isNumberTaken = (error: unknown) =>
  isFailure(error, 'invalid') && error.problems.some(({ pointer }) => pointer.includes('order_number'));

/** The ports of a placement over the browser's storage, clock and ids. (ORD-01 to ORD-11) */
export const orderPlacementPorts = ({ keeper, now, uuid, beginsAsDraft = BEGINS_AS_DRAFT }: World) => ({
  /** The plan made before, while the purchase is the same; else a new one. Never rejects. */
  async planOrder(purchase: Purchase): Promise<Plan> {
    const key = purchaseKey(purchase);
    const before = keeper.read();
    if (before?.purchase === key) return before.plan;
    const order = uuid();
    const items = Object.fromEntries(orderItems(purchase.lines).map(({ name }) => [name, uuid()]));
    const plan = { order, orderNo: orderNumber(now(), order), billing: uuid(), delivery: uuid(), items };
    keeper.write({ purchase: key, plan });
    return plan;
  },

  createItems,
  createProfiles,

  /** The order in processing; another number where somebody has this one. (ORD-06, ORD-07) */
  async createOrder({ profiles, ...planned }: Planned & { profiles: Profiles }, signal: AbortSignal): Promise<void> {
    const { plan, lines, billing, delivery, session } = planned;
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
          placed: now(),
          draft: beginsAsDraft,
        }),
        bearerOf(planned, signal),
      );
    try {
      await numbered(plan.orderNo);
    } catch (error) {
      if (!isNumberTaken(error)) throw error;
      await numbered(orderNumber(now(), plan.billing));
    }
    if (beginsAsDraft) await patchOrder(plan.order, processingBody, bearerOf(planned, signal));
  },

  assignOrder: (planned: Planned, signal: AbortSignal) => assignOrder(planned.plan.order, bearerOf(planned, signal)),

  /** Opens the payment popup with the backend's own amount and number. (ORD-11, PAY-27) */
  async createPayment(planned: Planned, signal: AbortSignal): Promise<Placed> {
    const { order_no, amount } = await createPayment(planned.plan.order, bearerOf(planned, signal));
    return { orderNo: order_no, amount };
  },
});

export const orderPlacementLogic = fill(
  orderPlacementMachine,
  orderPlacementPorts({ keeper: keptPlacement, now: () => new Date(), uuid: () => crypto.randomUUID() }),
);
