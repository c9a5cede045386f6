import { describe, expect, test } from 'vitest';
import { framedPalms, islands, ownPicture, palms } from '../../../machines/cart/sampleLines.ts';
import { productLines } from '../../../machines/cart/sampleProducts.ts';
import { createBackend } from '../../../mocks/backend.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { toCouponLine } from '../../../mocks/handlers/coupons.ts';
import { findVariation } from '../../../mocks/handlers/variations.ts';
import { toPricedItems } from '../../../src/api/pricedItem.ts';
import {
  type Condition,
  type CouponBasket,
  type CouponLine,
  evaluateConditions,
  isWithinPeriod,
  normalizeCouponCode,
  toCouponLines,
} from '../../../src/domain/coupon.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';

const line = (over: Partial<CouponLine> = {}): CouponLine => ({
  productType: 'default',
  product: 'p1',
  variationType: 'default',
  variation: 'v1',
  price: rupeesToPaise(1000),
  quantity: 1,
  ...over,
});

const KOCHI = { country: 'IN', area: 'KL', pincode: '682016' };
const PUNE = { country: 'IN', area: 'MH', pincode: '411001' };

const basket = (over: Partial<CouponBasket> = {}): CouponBasket => ({
  lines: [
    line(),
    line({ productType: 'object', product: 'p2', variation: 'v2', quantity: 2, price: rupeesToPaise(500) }),
  ],
  mail: 'asha@example.com',
  customer: 'u1',
  billing: PUNE,
  shipping: KOCHI,
  ...over,
});

const holds = (condition: Condition, over: Partial<CouponBasket> = {}) =>
  evaluateConditions([condition], 'AND', basket(over));

describe('conditions', () => {
  // the basket comes to ₹2,000
  test.each([
    ['>=', 2000, true],
    ['>', 2000, false],
    ['>', 1999, true],
    ['<=', 2000, true],
    ['<', 2000, false],
    ['<', 2001, true],
    ['==', 2000, true],
    ['==', 1999, false],
  ] as const)('[COUP-08] order_total_price %s ₹%i: %s', (operator, amount, expected) => {
    expect(holds({ kind: 'order_total_price', operator, amount: rupeesToPaise(amount) })).toBe(expected);
  });

  test('[COUP-08] order_item_quantity counts pieces, not lines', () => {
    expect([3, 4].map((quantity) => holds({ kind: 'order_item_quantity', operator: '>=', quantity }))).toEqual([
      true,
      false,
    ]);
  });

  test('[COUP-08] order_email takes no heed of case, and is open without an address', () => {
    const condition: Condition = { kind: 'order_email', mails: ['ASHA@example.com'] };
    expect([holds(condition), holds(condition, { mail: 'b@example.com' }), holds(condition, { mail: null })]).toEqual([
      true,
      false,
      null,
    ]);
  });

  test('[COUP-08] order_customer', () => {
    const condition: Condition = { kind: 'order_customer', customers: ['u1', 'u2'] };
    expect([holds(condition), holds(condition, { customer: 'u3' }), holds(condition, { customer: null })]).toEqual([
      true,
      false,
      null,
    ]);
  });

  test('[COUP-08] [COUP-15] order_product_type and order_product: one line is enough', () => {
    expect([
      holds({ kind: 'order_product_type', types: ['object', 'frame'] }),
      holds({ kind: 'order_product_type', types: ['gallery_wall'] }),
      holds({ kind: 'order_product', products: ['p2'] }),
      holds({ kind: 'order_product', products: ['p9'] }),
    ]).toEqual([true, false, true, false]);
  });

  test('[COUP-08] order_billing_address and order_shipping_address look at their own address', () => {
    const inKerala = [{ country: 'IN', area: 'KL', pincodes: [] }];
    expect([
      holds({ kind: 'order_shipping_address', territories: inKerala }),
      holds({ kind: 'order_billing_address', territories: inKerala }),
      holds({ kind: 'order_shipping_address', territories: inKerala }, { shipping: null }),
    ]).toEqual([true, false, null]);
  });

  test.each([
    [[], true],
    [['682001:682040'], true],
    [['682016'], true],
    [['682017', '411001:411060'], false],
    [['682016:682016'], true],
  ])('[COUP-08] a territory with the pincodes %j', (pincodes, expected) => {
    expect(holds({ kind: 'order_shipping_address', territories: [{ country: 'IN', area: null, pincodes }] })).toBe(
      expected,
    );
  });

  const met: Condition = { kind: 'order_customer', customers: ['u1'] };
  const unmet: Condition = { kind: 'order_customer', customers: ['u9'] };
  test.each([
    ['AND', [met, met], true],
    ['AND', [met, unmet], false],
    ['OR', [unmet, met], true],
    ['OR', [unmet, unmet], false],
    ['AND', [], true],
    ['OR', [], true],
    ['AND', [met, null], null],
    ['AND', [unmet, null], false],
    ['OR', [met, null], true],
    ['OR', [unmet, null], null],
  ] as const)('[COUP-04] %s over %j', (operator, conditions, expected) => {
    expect(evaluateConditions(conditions, operator, basket())).toBe(expected);
  });
});

describe('the days of a coupon', () => {
  const at = (text: string) => Date.parse(text);
  const now = at('2026-11-21T06:00:00Z');

  test.each([
    [null, null, true],
    ['2026-11-21T00:00:00+05:30', null, true],
    ['2026-11-21T23:59:00+05:30', null, true],
    ['2026-11-22T00:00:00+05:30', null, false],
    [null, '2026-11-21T00:00:00+05:30', true],
    [null, '2026-11-20T23:59:00+05:30', false],
    ['2026-01-01T00:00:00+05:30', '2026-12-31T00:00:00+05:30', true],
  ])('[COUP-02] [COUP-03] from %s to %s, on 21 November in India: %s', (start, end, expected) => {
    expect(isWithinPeriod(now, start === null ? null : at(start), end === null ? null : at(end))).toBe(expected);
  });

  test('[COUP-02] the day is India’s: at 20:00 UTC it is tomorrow there', () => {
    expect(isWithinPeriod(at('2026-11-21T20:00:00Z'), at('2026-11-22T00:00:00+05:30'), null)).toBe(true);
  });
});

test('[CHK-27] a code is typed in capitals, and without blanks and unseen marks', () => {
  expect(normalizeCouponCode(' welcome 10\u00a0')).toBe('WELCOME10');
  expect(normalizeCouponCode('\u200bwelcome10\u2060')).toBe('WELCOME10');
});

test('[COUP-08] one address of several is enough', () => {
  expect(holds({ kind: 'order_email', mails: ['b@example.com', 'asha@example.com'] })).toBe(true);
});

test.each([
  [{ country: 'NP', area: null, pincodes: [] }, false],
  [{ country: 'IN', area: 'KL', pincodes: [] }, true],
  [{ country: 'IN', area: 'MH', pincodes: ['682016'] }, false],
  [{ country: 'IN', area: null, pincodes: ['682017:682040'] }, false],
  [{ country: 'IN', area: null, pincodes: ['682001:682015'] }, false],
  [{ country: 'IN', area: null, pincodes: ['682016:682040'] }, true],
  [{ country: 'IN', area: null, pincodes: ['682001:682016'] }, true],
])('[COUP-08] Kochi lies within %j: %s', (territory, expected) => {
  expect(holds({ kind: 'order_shipping_address', territories: [territory] })).toBe(expected);
});

test('[COUP-15] [COUP-16] [CONF-57] a coupon sees of a bag what the backend sees of the same lines', () => {
  const { store } = createBackend({ storage: memoryStorage() });
  const lines = [palms, { ...islands, quantity: 3 }, { ...framedPalms, quantity: 2 }, ownPicture, ...productLines];
  const prices = lines.flatMap(({ kind, price }) => (kind === 'frame' ? [price, 0] : [price]));
  const seen = toPricedItems(lines).map(({ variation, quantity }, at) => {
    const entity = findVariation(store, variation);
    return entity && toCouponLine(store, entity, prices[at] ?? -1, quantity);
  });
  expect(seen).not.toContain(undefined);
  expect(toCouponLines(lines)).toEqual(seen);
  expect(new Set(toCouponLines(lines).map(({ productType }) => productType))).toEqual(
    new Set(['default', 'frame', 'Custom_image', 'gallery_wall', 'gifting', 'object', 'mixed_media']),
  );
});
