import type { Condition } from '../../src/domain/coupon.ts';
import { rupees } from '../../src/domain/money.ts';
import type { Offer } from '../../src/domain/offer.ts';
import { palms } from '../cart/sampleLines.ts';
import type { Samples } from '../kit/samples.ts';
import { lines, session } from '../orderPlacement/samplePurchase.ts';
import type { couponMachine } from './coupon.machine.ts';
import type { Weighed } from './couponBasket.ts';
import type { Context, CouponInput, Looked } from './couponContext.ts';

const CODE = 'MONSOON500';
const AT = Date.parse('2026-11-21T06:00:00Z');

type Terms = { offer: Offer; conditions?: readonly Condition[]; end?: number };

/** Five hundred rupees off, as the demo catalogue's coupon of that code gives them, unless told otherwise. */
const looked = ({ offer, conditions = [], end }: Terms): Looked => ({
  coupon: {
    id: 'bb3fceb8-24aa-521b-9353-cae01910096e',
    code: CODE,
    start: null,
    end: end ?? null,
    promotion: { conditions, operator: 'AND', offer },
  },
  at: AT,
});
const offer: Offer = { kind: 'order', off: { amount: rupees(500) } };
const forGifts: Offer = {
  kind: 'items',
  off: { percentage: 0.1 },
  lines: [{ scope: 'product_type', values: ['gifting'] }],
};
const large: Condition = { kind: 'order_total_price', is: '>=', amount: rupees(3000) };
const toKerala: Condition = {
  kind: 'order_billing_address',
  territories: [{ country: 'IN', area: 'KL', pincodes: [] }],
};

const weighed: Weighed = { lines, session, billing: null, delivery: null };
const nobody: Weighed = { ...weighed, session: null };
/** A bag for 1,999 rupees. */
const small: Weighed = { ...weighed, lines: [{ ...palms, price: rupees(1999), total_price: rupees(1999) }] };

export const couponSamples = {
  input: { code: '', weighed: nobody } as CouponInput,
  events: [
    { type: 'code.typed', code: CODE },
    { type: 'code.typed', code: '' },
    { type: 'code.applied' },
    { type: 'coupon.removed' },
    { type: 'weighed.changed', weighed },
    { type: 'weighed.changed', weighed: small },
    { type: 'weighed.changed', weighed: nobody },
    { type: 'coupon.refused' },
    {
      type: 'xstate.done.actor.findCoupon',
      output: looked({ offer, conditions: [large] }),
      answer: 'coupon.found',
    },
    {
      type: 'xstate.done.actor.findCoupon',
      output: looked({ offer, conditions: [toKerala] }),
      answer: 'coupon.boundToAddress',
    },
    { type: 'xstate.done.actor.findCoupon', output: looked({ offer, end: 0 }), answer: 'coupon.over' },
    { type: 'xstate.done.actor.findCoupon', output: looked({ offer: forGifts }), answer: 'coupon.forGifts' },
    { type: 'xstate.done.actor.findCoupon', output: null, answer: 'coupon.none' },
    { type: 'xstate.error.actor.findCoupon', error: { kind: 'unauthorised' }, answer: 'coupon.noSession' },
    { type: 'xstate.error.actor.findCoupon', error: 'down', answer: 'coupon.down' },
  ],
  distinguish: ({ code, weighed: { session: buyer, lines: bag }, looked: found, granted }: Context) => [
    code,
    buyer?.token ?? null,
    bag.length,
    found?.coupon.end,
    found?.coupon.promotion,
    Boolean(granted),
  ],
  // the moment of the look-up differs from run to run
  compare: ({ code, weighed: { session: buyer, lines: bag }, granted }: Context) => ({ code, buyer, bag, granted }),
  starts: {
    keptCode: { input: { code: CODE, weighed } },
    keptCodeOfNobody: { input: { code: CODE, weighed: nobody } },
  },
} satisfies Samples<typeof couponMachine>;
