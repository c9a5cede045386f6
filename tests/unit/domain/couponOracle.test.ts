import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Basket, Line } from '../../../mocks/promotions/basket.ts';
import { passes, runs } from '../../../mocks/promotions/conditions.ts';
import { partsOf, takes } from '../../../mocks/promotions/offers.ts';
import { promotionOf } from '../../../src/domain/promotion.ts';
import { type Coupon, type Weighing, weigh } from '../../../src/domain/weigh.ts';
import { anyBag, anyBuyer, anyCoupon, type DrawnCoupon } from './anyCoupon.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const momentOf = (text: string | null) => (text === null ? null : Date.parse(text));

const couponOf = ({ start, end, ...promotion }: DrawnCoupon): Coupon => ({
  id: 'c1',
  code: 'ANY',
  start: momentOf(start),
  end: momentOf(end),
  promotion: promotionOf(promotion),
});
const weighed = (drawn: DrawnCoupon, lines: Line[], buyer: object): Weighing => {
  const unknown = { mail: null, customer: null, billing: null, shipping: null };
  return weigh(couponOf(drawn), { ...unknown, ...buyer, lines }, NOW);
};

/** What each of the coupon's offers takes off, in rupees, or why none does. */
const byBackend = ({ start, end, conditions, operator, offer }: DrawnCoupon, basket: Basket) => {
  if (!runs(new Date(NOW), start, end)) return 'notRunning';
  return passes(conditions, operator, basket)
    ? takes(partsOf(offer) ?? [], basket.lines, 100).map((paise) => paise / 100)
    : 'unmet';
};
const byEngine = (drawn: DrawnCoupon, bag: Line[], buyer: Omit<Basket, 'lines'>) => {
  const found = weighed(drawn, bag, buyer);
  return found.stands === 'applies' ? found.parts.map(({ amount }) => amount / 100) : found.stands;
};

test('[COUP-02] [COUP-04] [COUP-09] [COUP-10] [COUP-11] [COUP-12] [COUP-13] [COUP-14] [COUP-16] 10,000 bags and coupons come to the rupee to what the reckoning of the backend makes of them', {
  timeout: 60_000,
}, () => {
  const met = { notRunning: 0, unmet: 0, nothing: 0, something: 0 };
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, (drawn, bag, buyer) => {
      const expected = byBackend(drawn, { ...buyer, lines: bag });
      expect(byEngine(drawn, bag, buyer)).toEqual(expected);
      met[typeof expected !== 'string' ? (expected.some(Boolean) ? 'something' : 'nothing') : (expected as 'unmet')] +=
        1;
    }),
    { numRuns: 10_000, seed: 20_261_121 },
  );
  // a comparison of refusals alone would prove nothing
  expect(met.something).toBeGreaterThan(4_000);
  expect(Math.min(...Object.values(met))).toBeGreaterThan(500);
});

const some = { numRuns: 500 };
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('[COUP-09] never below zero, never above the total; what the offers take makes up the discount', () => {
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, (drawn, bag, buyer) => {
      const found = weighed({ ...drawn, start: null, end: null, conditions: [] }, bag, buyer);
      if (found.stands !== 'applies') throw new Error(found.stands);
      const total = sum(bag.map(({ price, quantity }) => price * quantity));
      expect(found.discount).toBeGreaterThanOrEqual(0);
      expect(found.discount).toBeLessThanOrEqual(total);
      expect(found.parts.every(({ amount }) => amount >= 0)).toBe(true);
      expect(sum(found.parts.map(({ amount }) => amount))).toBe(found.discount);
    }),
    some,
  );
});

test('[COUP-13] in which order the lines came into the bag makes no difference', () => {
  const shuffled = anyBag.chain((bag) =>
    fc.tuple(fc.constant(bag), fc.shuffledSubarray(bag, { minLength: bag.length })),
  );
  fc.assert(
    fc.property(anyCoupon, shuffled, anyBuyer, (drawn, [bag, other], buyer) => {
      expect(weighed(drawn, other, buyer)).toEqual(weighed(drawn, bag, buyer));
    }),
    some,
  );
});

test('[COUP-04] with less known the answer is the same, or open', () => {
  const known = fc.subarray(['mail', 'customer', 'billing', 'shipping'] as const);
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, known, (drawn, bag, buyer, names) => {
      const partly = weighed(drawn, bag, Object.fromEntries(names.map((name) => [name, buyer[name]])));
      if (partly.stands !== 'undecided') expect(partly.stands).toBe(weighed(drawn, bag, buyer).stands);
    }),
    some,
  );
});
