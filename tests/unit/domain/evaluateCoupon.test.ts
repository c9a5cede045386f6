import { describe, expect, test } from 'vitest';
import { give, scope, when } from '../../../mocks/seed/couponPlugins.ts';
import { parsePromotion } from '../../../src/api/promotion.ts';
import type { Condition, CouponBasket, CouponLine } from '../../../src/domain/coupon.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';
import { type Coupon, evaluateCoupon } from '../../../src/domain/promotion.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');

const line = (productType: string, price: number, quantity = 1, over: Partial<CouponLine> = {}): CouponLine => ({
  productType,
  product: `${productType}-product`,
  variationType: productType,
  variation: `${productType}-variation`,
  price: rupeesToPaise(price),
  quantity,
  ...over,
});
// ₹4,000 in three pieces
const print = line('default', 1000, 2);
const object = line('object', 2000);
const kochi = { country: 'IN', area: 'KL', pincode: '682016' };
const pune = { country: 'IN', area: 'MH', pincode: '411001' };
const basket = (over: Partial<CouponBasket> = {}): CouponBasket => ({
  lines: [print, object],
  mail: 'asha@example.com',
  customer: 'u1',
  billing: pune,
  shipping: kochi,
  ...over,
});

type Terms = { offer?: object; conditions?: object[]; operator?: string; start?: string; end?: string };
const getCoupon = ({ offer = give.percent(10), conditions = [], operator = 'AND', start, end }: Terms): Coupon => ({
  id: 'c1',
  code: 'ANY',
  start: start ? Date.parse(start) : null,
  end: end ? Date.parse(end) : null,
  promotion: parsePromotion({ offer, conditions, operator }),
});
const getStatus = (terms: Terms, over: Partial<CouponBasket> = {}) =>
  evaluateCoupon(getCoupon(terms), basket(over), NOW).status;
/** In rupees, offer by offer. */
const getDiscounts = (offer: object, lines: CouponLine[] = [print, object]) => {
  const found = evaluateCoupon(getCoupon({ offer }), basket({ lines }), NOW);
  return found.status === 'applies' ? found.parts.map(({ amount }) => amount / 100) : found.status;
};

const kerala = { administrative_area: 'KL' };
const CASES: Record<Condition['kind'], [met: object, unmet: object, unknown: Partial<CouponBasket> | null]> = {
  order_total_price: [when.total('>=', 4000), when.total('<', 4000), null],
  order_item_quantity: [when.pieces('==', 3), when.pieces('>', 3), null],
  order_email: [when.mail('asha@example.com'), when.mail('ravi@example.com'), { mail: null }],
  order_customer: [when.customers('u2', 'u1'), when.customers('u2'), { customer: null }],
  order_product_type: [when.productTypes('frame', 'object'), when.productTypes('gallery_wall'), null],
  order_product: [when.products('object-product'), when.products('frame-product'), null],
  order_billing_address: [when.billedTo({ administrative_area: 'MH' }), when.billedTo(kerala), { billing: null }],
  order_shipping_address: [
    when.sentTo({ ...kerala, included_postal_codes: '682001:682040' }),
    when.sentTo({ ...kerala, included_postal_codes: '695001:695099' }),
    { shipping: null },
  ],
};
const KINDS = Object.entries(CASES).map(([kind, conditions]) => [kind, ...conditions] as const);

const always = when.total('>', 0);
const never = when.total('<', 0);

describe.each(KINDS)('a condition on %s', (_, met, unmet) => {
  test.each([
    ['AND', [met], 'applies'],
    ['AND', [met, always], 'applies'],
    ['AND', [unmet], 'unmet'],
    ['AND', [always, unmet], 'unmet'],
    ['OR', [unmet, always], 'applies'],
    ['OR', [never, met], 'applies'],
    ['OR', [unmet, never], 'unmet'],
  ])('[COUP-04] [COUP-08] %s over %j: %s', (operator, conditions, expected) => {
    expect(getStatus({ operator, conditions })).toBe(expected);
  });
});

test.each(KINDS.flatMap(([kind, met, unmet, unknown]) => (unknown ? [{ kind, met, unmet, unknown }] : [])))(
  '[COUP-04] $kind is open while nobody knows, unless the other conditions decide',
  ({ met, unmet, unknown }) => {
    const getJoinedStatus = (operator: string, ...conditions: object[]) => getStatus({ operator, conditions }, unknown);
    expect([
      getJoinedStatus('AND', met),
      getJoinedStatus('OR', unmet),
      getJoinedStatus('AND', met, always),
      getJoinedStatus('AND', met, never),
      getJoinedStatus('OR', unmet, always),
      getJoinedStatus('OR', unmet, never),
    ]).toEqual(['undecided', 'undecided', 'undecided', 'unmet', 'applies', 'undecided']);
  },
);

test('[COUP-08] one that does not apply says which conditions stand in the way', () => {
  const conditions = [when.total('>=', 5000), when.productTypes('object'), when.pieces('>=', 5)];
  expect(evaluateCoupon(getCoupon({ conditions }), basket(), NOW)).toEqual({
    status: 'unmet',
    operator: 'AND',
    missing: [
      { kind: 'order_total_price', operator: '>=', amount: rupeesToPaise(5000) },
      { kind: 'order_item_quantity', operator: '>=', quantity: 5 },
    ],
  });
});

describe('what it gives', () => {
  const every = { of: [], pieces: 1 };
  test.each<[string, string, object, number[]]>([
    ['COUP-09', 'a percentage off the order', give.percent(10), [400]],
    ['COUP-10', 'an amount off the order', give.rupees(500), [500]],
    ['COUP-10', 'never more than the order', give.rupees(9000), [4000]],
    ['COUP-11', 'an amount off each piece', give.rupeesOffItems(150, scope.productTypes('default')), [300]],
    ['COUP-11', 'never more than the piece', give.rupeesOffItems(1500), [3500]],
    ['COUP-12', 'a percentage off an item', give.percentOfItems(25, scope.productTypes('object')), [500]],
    ['COUP-13', 'the second piece at half its price', give.buying(every, every, { percent: 50 }), [500]],
    ['COUP-13', 'an amount off the second piece', give.buying(every, every, { rupees: 300 }), [300]],
    ['COUP-14', 'one after the other', give.all(give.percent(5), give.rupees(200)), [200, 200]],
    ['COUP-14', 'each on the remainder', give.all(give.rupees(200), give.percent(5)), [200, 190]],
    [
      'COUP-14',
      'offers of different kinds',
      give.all(give.percentOfItems(50, scope.productTypes('object')), give.buying(every, every, { percent: 100 })),
      [1000, 1000],
    ],
  ])('[%s] %s', (_, __, offer, expected) => {
    expect(getDiscounts(offer)).toEqual(expected);
  });

  const own = line('default', 700, 1, { variationType: 'Custom_image', variation: 'own' });
  test.each([
    ['product type', scope.productTypes('object', 'gifting'), 2000],
    ['product', scope.products('default-product'), 2700],
    ['variation', scope.variations('own', 'object-variation'), 2700],
    ['variation type', scope.variationTypes('Custom_image'), 700],
  ])('[COUP-16] the scope of a %s: of items, of what is bought, of what is given', (_, only, expected) => {
    const lines = [print, object, own];
    expect(getDiscounts(give.percentOfItems(100, only), lines)).toEqual([expected]);
    const nine = { of: [], pieces: 9 };
    const gift = line('gifting', 1);
    const offer = give.buying(
      { of: [scope.variations(gift.variation)], pieces: 1 },
      { ...nine, of: [only] },
      { percent: 100 },
    );
    expect(getDiscounts(offer, [...lines, gift])).toEqual([expected]);
    const bought = give.buying(
      { of: [only], pieces: 1 },
      { of: [scope.variations('none')], pieces: 1 },
      { percent: 100 },
    );
    expect(getDiscounts(bought, lines)).toEqual([0]);
  });

  test('[COUP-16] scopes of one offer must all be met; one that nobody knows is met by no line', () => {
    const both = [scope.productTypes('default'), scope.variationTypes('Custom_image')];
    expect(getDiscounts(give.percentOfItems(100, ...both), [print, own])).toEqual([700]);
    const moon = { plugin: 'order_item_moon_phase', configuration: {} };
    expect(getDiscounts(give.percentOfItems(100, moon))).toEqual([0]);
  });

  test('[COUP-13] what must be bought is not in the bag', () => {
    const offer = give.buying({ pieces: 3, of: [scope.productTypes('default')] }, every, { percent: 100 });
    expect(getDiscounts(offer)).toEqual([0]);
    expect(getDiscounts(offer, [{ ...print, quantity: 3 }, object])).toEqual([2000]);
  });

  test('[COUP-13] of equally dear pieces those that cannot be given are bought', () => {
    const offer = give.buying(every, { pieces: 1, of: [scope.productTypes('default')] }, { percent: 100 });
    expect(getDiscounts(offer, [line('default', 1000), line('object', 1000)])).toEqual([1000]);
    expect(getDiscounts(offer, [line('object', 1000), line('default', 1000)])).toEqual([1000]);
  });
});

test.each([
  ['one piece of each', [line('default', 10), line('object', 10)]],
  ['a dear piece and two cheap ones', [line('object', 5, 2), line('default', 10)]],
])('in which order the lines stand makes no difference, also for a rupee that is left over: %s', (_, lines) => {
  for (const type of ['default', 'object']) {
    const offer = give.all(give.rupees(1), give.percentOfItems(55, scope.productTypes(type)));
    expect(getDiscounts(offer, lines)).toEqual(getDiscounts(offer, lines.toReversed()));
  }
});

test.each([
  [undefined, undefined, 'applies'],
  ['2026-11-21T00:00:00+05:30', undefined, 'applies'],
  ['2026-11-22T00:00:00+05:30', undefined, 'notRunning'],
  [undefined, '2026-11-21T00:00:00+05:30', 'applies'],
  [undefined, '2026-11-20T00:00:00+05:30', 'notRunning'],
  // 21 November has begun in India, though not in Greenwich
  ['2026-11-20T18:30:00Z', '2026-11-20T18:30:00Z', 'applies'],
])('[COUP-02] [COUP-03] from %s to %s: %s', (start, end, expected) => {
  expect(getStatus({ ...(start && { start }), ...(end && { end }) })).toBe(expected);
});

test('[COUP-05] an offer or a condition that nobody here can read is left to the backend', () => {
  const unreadable = { target_plugin_id: 'order_moon_phase', target_plugin_configuration: {} };
  expect([
    getStatus({ offer: unreadable }),
    getStatus({ conditions: [unreadable] }),
    getStatus({ conditions: [unreadable, when.total('<', 0)] }),
    getStatus({ conditions: [unreadable, when.total('>', 0)], operator: 'OR' }),
  ]).toEqual(['undecided', 'undecided', 'unmet', 'applies']);
});
