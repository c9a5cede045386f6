import * as v from 'valibot';
import type { Plan } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import { kept } from './storage.ts';

/** The ids under which a user places one purchase; `purchase` tells whether it is still the same one. */
export type KeptPlan = { purchase: string; user: string; plan: Plan };

const id = v.pipe(v.string(), v.uuid());

const stored = kept<KeptPlan>(
  'placement',
  v.object({
    purchase: v.string(),
    user: v.string(),
    plan: v.object({
      orderNo: v.string(),
      order: id,
      billing: id,
      delivery: id,
      items: v.record(v.string(), id),
    }),
  }),
);

let ofThisPage: KeptPlan | null = null;

/**
 * The plan of the order that is being placed, so that a reload or another try meets what is there already; where the
 * browser keeps nothing, another try on the same page still does. To be dropped once the order is in the hands of a
 * payment provider: the next purchase is another order.
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
};

/** An order of a plan that was given up; `isMissed` where the backend has not heard of it so far. */
export type BegunOrder = { order: string; user: string; isMissed: boolean };

/** Orders that were begun and given up for another bag, address or coupon, until they are called off. */
export const keptBegun = kept<BegunOrder[]>(
  'placement_begun',
  v.array(v.object({ order: id, user: v.string(), isMissed: v.boolean() })),
);
