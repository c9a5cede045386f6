import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CouponLine } from '../../../src/domain/coupon.ts';
import { applyOffers, type Offer, type Scope } from '../../../src/domain/discount.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';

const line = (price: number, quantity = 1, over: Partial<CouponLine> = {}): CouponLine => ({
  productType: 'default',
  product: 'p1',
  variationType: 'default',
  variation: 'v1',
  price: rupeesToPaise(price),
  quantity,
  ...over,
});
const vase = (price: number, quantity = 1) =>
  line(price, quantity, { productType: 'object', product: 'vase', variationType: 'object', variation: 'vase-1' });

const percent = (percentage: number): Offer => ({ kind: 'order', reduction: { percentage } });
const amount = (number: number): Offer => ({ kind: 'order', reduction: { amount: rupeesToPaise(number) } });
const about = (scope: Scope['scope'], ...values: string[]): Scope[] => [{ scope, values }];

/** In rupees: what each offer takes off. */
const takeEach = (lines: CouponLine[], ...offers: Offer[]) =>
  applyOffers(lines, offers).map(({ amount }) => amount / 100);

/** In rupees: what is left of each line, which another offer on it alone would take. */
const getLeft = (lines: CouponLine[], offers: Offer[]) =>
  lines.map((_, at) => {
    const named = lines.map((each, other) => ({ ...each, variationType: other === at ? 'asked' : each.variationType }));
    const rest: Offer = { kind: 'items', reduction: { percentage: 1 }, lines: about('variation_type', 'asked') };
    return takeEach(named, ...offers, rest).at(-1);
  });

/** In rupees: what comes off, and what is left of each line. */
const take = (lines: CouponLine[], ...offers: Offer[]) => [
  takeEach(lines, ...offers).reduce((sum, amount) => sum + amount, 0),
  getLeft(lines, offers),
];

describe('offers on an order', () => {
  test('[COUP-09] a percentage, shared out by what the lines come to', () => {
    expect(take([line(1000), line(3000)], percent(0.1))).toEqual([400, [900, 2700]]);
  });

  test('[COUP-10] a fixed amount, never more than the order', () => {
    expect(take([line(1000), line(3000)], amount(400))).toEqual([400, [900, 2700]]);
    expect(take([line(300)], amount(500))).toEqual([300, [0]]);
  });

  test('[COUP-09] is rounded to the rupee, a half up', () => {
    expect([1004, 1005, 1014].map((price) => take([line(price)], percent(0.1))[0])).toEqual([100, 101, 101]);
    expect(take([line(100)], percent(0.145))[0]).toBe(15);
  });

  test('[COUP-14] each is applied once, in the order given, to what is left', () => {
    expect(take([line(1000)], percent(0.1), amount(100))).toEqual([200, [800]]);
    expect(take([line(1000)], amount(100), percent(0.1))).toEqual([190, [810]]);
    expect(takeEach([line(1000)], amount(900), amount(900))).toEqual([900, 100]);
  });
});

describe('offers on items', () => {
  test('[COUP-12] a percentage off each line that it is about', () => {
    const offer: Offer = { kind: 'items', reduction: { percentage: 0.25 }, lines: about('product_type', 'object') };
    expect(take([line(1000), vase(800, 2)], offer)).toEqual([400, [1000, 1200]]);
  });

  test('[COUP-11] a fixed amount off each piece, never more than the piece costs', () => {
    const offer: Offer = { kind: 'items', reduction: { amount: rupeesToPaise(300) }, lines: [] };
    expect(take([line(1000, 2), vase(200, 3)], offer)).toEqual([1200, [1400, 0]]);
  });

  test('[COUP-16] product type, product, variation and variation type each pick lines', () => {
    const pick = (lines: Scope[]) =>
      take([line(1000), vase(500)], { kind: 'items', reduction: { percentage: 1 }, lines })[0];
    expect([
      pick(about('product_type', 'default')),
      pick(about('product', 'vase')),
      pick(about('variation', 'vase-1', 'v1')),
      pick(about('variation_type', 'object')),
      pick([...about('product', 'vase'), ...about('variation', 'v1')]),
    ]).toEqual([1000, 500, 1500, 500, 0]);
  });

  test('[COUP-12] after an offer on the order it is about what that left', () => {
    const items: Offer = { kind: 'items', reduction: { percentage: 0.5 }, lines: about('product', 'vase') };
    expect(take([line(1000), vase(1000)], amount(1000), items)).toEqual([1250, [500, 250]]);
  });
});

describe('buy X get Y', () => {
  const reduction = { percentage: 1 };
  const two = (quantity: number) => ({ quantity, lines: [] });

  test('[COUP-13] two prints bring a third for nothing: the dearest are bought, the cheapest is given, once', () => {
    const offer: Offer = { kind: 'buyXGetY', reduction, buy: two(2), get: two(1) };
    expect(take([line(3000), line(1000), line(2000)], offer)).toEqual([1000, [3000, 0, 2000]]);
    expect(take([line(1000, 9)], offer)).toEqual([1000, [8000]]);
  });

  test('[COUP-13] a piece that is bought is not given too', () => {
    const offer: Offer = { kind: 'buyXGetY', reduction, buy: two(2), get: two(1) };
    expect([take([line(1000, 2)], offer)[0], take([line(1000)], offer)[0]]).toEqual([0, 0]);
  });

  test('[COUP-13] a fixed amount off each piece that is given, of another type', () => {
    const offer: Offer = {
      kind: 'buyXGetY',
      reduction: { amount: rupeesToPaise(300) },
      buy: { quantity: 1, lines: about('product_type', 'default') },
      get: { quantity: 2, lines: about('product_type', 'object') },
    };
    expect(take([line(1000), vase(800), vase(200)], offer)).toEqual([500, [1000, 500, 0]]);
    expect(take([vase(800, 3)], offer)[0]).toBe(0);
  });
});

const lines = fc.array(
  fc.record({ price: fc.integer({ min: 0, max: 90_000 }), quantity: fc.integer({ min: 1, max: 30 }) }),
  { minLength: 1, maxLength: 30 },
);
const off = fc.oneof(
  fc.record({ percentage: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ amount: fc.integer({ min: 0, max: 100_000 }).map(rupeesToPaise) }),
);
const some = fc.constantFrom<Scope[][]>([], about('product_type', 'default'), about('product_type', 'object'));
const offer: fc.Arbitrary<Offer> = fc.oneof(
  off.map((each): Offer => ({ kind: 'order', reduction: each })),
  fc.tuple(off, some).map(([each, about]): Offer => ({ kind: 'items', reduction: each, lines: about })),
  fc.tuple(off, fc.integer({ min: 1, max: 5 }), some).map(
    ([each, quantity, about]): Offer => ({
      kind: 'buyXGetY',
      reduction: each,
      buy: { quantity, lines: about },
      get: { quantity, lines: [] },
    }),
  ),
);

test('[COUP-09] whatever the offers, each takes whole rupees, and all of them no more than there is', () => {
  fc.assert(
    fc.property(lines, fc.array(offer, { maxLength: 5 }), (sampleLines, offers) => {
      const all = sampleLines.map(({ price, quantity }, at) =>
        at % 2 ? vase(price, quantity) : line(price, quantity),
      );
      const amounts = applyOffers(all, offers).map(({ amount }) => amount);
      const subtotal = all.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      expect(amounts.every((each) => each >= 0 && each % 100 === 0)).toBe(true);
      expect(amounts.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(subtotal);
    }),
  );
});
