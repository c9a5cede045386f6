import * as v from 'valibot';
import type { Plan } from '../../machines/orderPlacement/orderPlacement.machine.ts';
import { kept } from './storage.ts';

/** The ids under which one purchase is placed; `purchase` tells whether it is still the same one. */
export type KeptPlan = { purchase: string; plan: Plan };

const id = v.pipe(v.string(), v.uuid());

/**
 * The plan of the order that is being placed, so that a reload or another try meets what is there already. To be dropped
 * once the order is in the hands of a payment provider: the next purchase is another order.
 */
export const keptPlacement = kept<KeptPlan>(
  'placement',
  v.object({
    purchase: v.string(),
    plan: v.object({
      orderNo: v.string(),
      order: id,
      billing: id,
      delivery: id,
      items: v.record(v.string(), id),
    }),
  }),
);
