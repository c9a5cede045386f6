import * as v from 'valibot';
import type { Plan } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import { kept } from './storage.ts';

/** The ids under which a user places one purchase; `purchase` tells whether it is still the same one. */
export type KeptPlan = { purchase: string; user: string; plan: Plan };

const id = v.pipe(v.string(), v.uuid());

const Planned = v.object({
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

const stored = kept<KeptPlan>('placement', Planned);
/** The plan of the order that is in the hands of a payment provider. */
const handed = kept<KeptPlan>('placement_handed', Planned);

let ofThisPage: KeptPlan | null = null;

/**
 * The plan of the order that is being placed, so that a reload or another try meets what is there already; where the
 * browser keeps nothing, another try on the same page still does. Once the order is in the hands of a payment provider the
 * next purchase is another order, unless that one was not paid and is tried again.
 */
export const keptPlacement = {
  read: () => stored.read() ?? ofThisPage,
  write(plan: KeptPlan) {
    stored.write(plan);
    ofThisPage = stored.read() ? null : plan;
  },
  drop() {
    stored.drop();
    ofThisPage = null;
  },
  handOver() {
    const plan = this.read();
    if (plan) handed.write(plan);
    else handed.drop();
    this.drop();
  },
  /** The provider may still take the money: the same bag is the same order again, and another one calls it off. */
  takeBack() {
    const plan = handed.read();
    if (plan && !this.read()) this.write(plan);
    handed.drop();
  },
};

/** An order of a plan that was given up; `isMissed` where the backend has not heard of it so far. */
export type BegunOrder = { order: string; user: string; isMissed: boolean };

/** Orders that were begun and given up for another bag, address or coupon, until they are called off. */
export const keptBegun = kept<BegunOrder[]>(
  'placement_begun',
  v.array(v.object({ order: id, user: v.string(), isMissed: v.boolean() })),
);
