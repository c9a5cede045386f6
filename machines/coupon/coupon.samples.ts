import type { Condition } from '../../src/domain/coupon.ts';
import type { Offer } from '../../src/domain/discount.ts';
import { rupeesToPaise } from '../../src/domain/money.ts';
import { palms } from '../cart/sampleLines.ts';
import type { Samples } from '../kit/samples.ts';
import { lines, session } from '../orderPlacement/samplePurchase.ts';
import type { couponMachine } from './coupon.machine.ts';
import type { Context, CouponInput, CouponLookup, CouponSubject } from './coupon.setup.ts';

const CODE = 'MONSOON500';
const AT = Date.parse('2026-11-21T06:00:00Z');

type Terms = { offer: Offer; conditions?: readonly Condition[]; end?: number };

/** Five hundred rupees off, as the demo catalogue's coupon of that code gives them, unless stated otherwise. */
const createLookup = ({ offer, conditions = [], end }: Terms): CouponLookup => ({
  coupon: {
    id: 'bb3fceb8-24aa-521b-9353-cae01910096e',
    code: CODE,
    start: null,
    end: end ?? null,
    promotion: { conditions, operator: 'AND', offers: [offer] },
  },
  at: AT,
});
const offer: Offer = { kind: 'order', reduction: { amount: rupeesToPaise(500) } };
const forGifts: Offer = {
  kind: 'items',
  reduction: { percentage: 0.1 },
  lines: [{ scope: 'product_type', values: ['gifting'] }],
};
const large: Condition = { kind: 'order_total_price', operator: '>=', amount: rupeesToPaise(3000) };
const toKerala: Condition = {
  kind: 'order_billing_address',
  territories: [{ country: 'IN', area: 'KL', pincodes: [] }],
};

const subject: CouponSubject = { lines, session, billing: null, delivery: null };
const nobody: CouponSubject = { ...subject, session: null };
/** A bag for 1,999 rupees. */
const small: CouponSubject = {
  ...subject,
  lines: [{ ...palms, price: rupeesToPaise(1999), total_price: rupeesToPaise(1999) }],
};

export const couponSamples = {
  input: { code: '', subject: nobody } as CouponInput,
  events: [
    { type: 'code.typed', code: CODE },
    { type: 'code.typed', code: '' },
    { type: 'code.typed', code: 'NOPE' },
    { type: 'code.applied' },
    { type: 'coupon.removed' },
    { type: 'subject.changed', subject },
    { type: 'subject.changed', subject: small },
    { type: 'subject.changed', subject: nobody },
    { type: 'coupon.refused' },
    {
      type: 'xstate.done.actor.findCoupon',
      output: createLookup({ offer, conditions: [large] }),
      reply: 'coupon.found',
    },
    {
      type: 'xstate.done.actor.findCoupon',
      output: createLookup({ offer, conditions: [toKerala] }),
      reply: 'coupon.boundToAddress',
    },
    { type: 'xstate.done.actor.findCoupon', output: createLookup({ offer, end: 0 }), reply: 'coupon.over' },
    { type: 'xstate.done.actor.findCoupon', output: createLookup({ offer: forGifts }), reply: 'coupon.forGifts' },
    { type: 'xstate.done.actor.findCoupon', output: null, reply: 'coupon.none' },
    { type: 'xstate.error.actor.findCoupon', error: { kind: 'unauthorised' }, reply: 'coupon.noSession' },
    { type: 'xstate.error.actor.findCoupon', error: 'down', reply: 'coupon.down' },
  ],
  distinguish: ({ code, subject: { session: buyer, lines: bag }, lookup: found, applied }: Context) => [
    code,
    buyer?.token ?? null,
    bag.length,
    found?.coupon.end,
    found?.coupon.promotion,
    Boolean(applied),
  ],
  // the moment of the look-up differs from run to run
  compare: ({ code, subject: { session: buyer, lines: bag }, applied }: Context) => ({ code, buyer, bag, applied }),
  starts: {
    savedCode: { input: { code: CODE, subject } },
    savedCodeSignedOut: { input: { code: CODE, subject: nobody } },
  },
} satisfies Samples<typeof couponMachine>;
