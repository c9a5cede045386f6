import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Basket, Line } from '../../../mocks/promotions/basket.ts';
import { isWithinPeriod, meetsConditions } from '../../../mocks/promotions/conditions.ts';
import { applyOffers, parseOffers } from '../../../mocks/promotions/offers.ts';
import { parsePromotion } from '../../../src/api/promotion.ts';
import { type Coupon, type CouponEvaluation, evaluateCoupon } from '../../../src/domain/promotion.ts';
import { getRunParameters } from '../../support/runParameters.ts';
import { anyBag, anyBuyer, anyCoupon, type CouponSample } from './anyCoupon.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const getMoment = (text: string | null) => (text === null ? null : Date.parse(text));

const getCoupon = ({ start, end, ...promotion }: CouponSample): Coupon => ({
  id: 'c1',
  code: 'ANY',
  start: getMoment(start),
  end: getMoment(end),
  promotion: parsePromotion(promotion),
});
const evaluate = (sample: CouponSample, lines: Line[], buyer: object): CouponEvaluation => {
  const unknown = { mail: null, customer: null, billing: null, shipping: null };
  return evaluateCoupon(getCoupon(sample), { ...unknown, ...buyer, lines }, NOW);
};

/** What each of the coupon's offers takes off, in rupees, or why none does. */
const byBackend = ({ start, end, conditions, operator, offer }: CouponSample, basket: Basket) => {
  if (!isWithinPeriod(new Date(NOW), start, end)) return 'notRunning';
  return meetsConditions(conditions, operator, basket)
    ? applyOffers(parseOffers(offer) ?? [], basket.lines, 100).map((paise) => paise / 100)
    : 'unmet';
};
const byEngine = (sample: CouponSample, bag: Line[], buyer: Omit<Basket, 'lines'>) => {
  const found = evaluate(sample, bag, buyer);
  return found.status === 'applies' ? found.parts.map(({ amount }) => amount / 100) : found.status;
};

const runs = getRunParameters('COUPONS', 5_000, 20_261_121);

test('[COUP-02] [COUP-04] [COUP-09] [COUP-10] [COUP-11] [COUP-12] [COUP-13] [COUP-14] [COUP-16] bags and coupons come to the rupee to what the reckoning of the backend makes of them', {
  timeout: 600_000,
}, () => {
  const met = { notRunning: 0, unmet: 0, nothing: 0, something: 0 };
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, (sample, bag, buyer) => {
      const expected = byBackend(sample, { ...buyer, lines: bag });
      expect(byEngine(sample, bag, buyer)).toEqual(expected);
      met[typeof expected !== 'string' ? (expected.some(Boolean) ? 'something' : 'nothing') : (expected as 'unmet')] +=
        1;
    }),
    runs,
  );
  // a comparison of refusals alone would prove nothing
  expect(met.something).toBeGreaterThan(runs.numRuns * 0.4);
  expect(Math.min(...Object.values(met))).toBeGreaterThan(runs.numRuns / 20);
});

const some = { numRuns: 500 };
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('[COUP-09] never below zero, never above the total; what the offers take makes up the discount', () => {
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, (sample, bag, buyer) => {
      const found = evaluate({ ...sample, start: null, end: null, conditions: [] }, bag, buyer);
      if (found.status !== 'applies') throw new Error(found.status);
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
    fc.property(anyCoupon, shuffled, anyBuyer, (sample, [bag, other], buyer) => {
      expect(evaluate(sample, other, buyer)).toEqual(evaluate(sample, bag, buyer));
    }),
    some,
  );
});

test('[COUP-04] with less known the answer is the same, or open', () => {
  const known = fc.subarray(['mail', 'customer', 'billing', 'shipping'] as const);
  fc.assert(
    fc.property(anyCoupon, anyBag, anyBuyer, known, (sample, bag, buyer, names) => {
      const partly = evaluate(sample, bag, Object.fromEntries(names.map((name) => [name, buyer[name]])));
      if (partly.status !== 'undecided') expect(partly.status).toBe(evaluate(sample, bag, buyer).status);
    }),
    some,
  );
});
