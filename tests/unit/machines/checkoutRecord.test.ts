import { describe, expect, test } from 'vitest';
import { islands, manyLines, palms } from '../../../machines/cart/sampleLines.ts';
import { parseOrderNo } from '../../../machines/checkout/checkoutContext.ts';
import {
  emptyRecord,
  getAmount,
  getDiscounts,
  getOrderDiscounts,
  getQuotedPrices,
  isSameAddress,
  quoteFor,
  restoreLines,
} from '../../../machines/checkout/checkoutRecord.ts';
import { billing, delivery } from '../../../machines/orderPlacement/samplePurchase.ts';
import { getCartFingerprint } from '../../../src/domain/cart.ts';

const quote = { amount: 100_000, subtotal: 120_000, discount: 20_000, lineTotals: [120_000] };
const record = { ...emptyRecord, quote, bag: getCartFingerprint([palms]) };

describe('checkout record', () => {
  test('[CHK-38] a quote holds for the bag it was made for, and for no other', () => {
    expect(quoteFor(record, [palms])).toEqual(quote);
    expect(quoteFor(record, [{ ...palms, pincode: '110001' }])).toEqual(quote);
    expect(quoteFor(record, [{ ...palms, quantity: 2 }])).toBe(null);
    expect(quoteFor(record, [{ ...palms, price: 1 }])).toBe(null);
    expect(quoteFor(record, [palms, islands])).toBe(null);
    expect(quoteFor(record, [])).toBe(null);
  });

  test('[CART-48] a price of the backend that differs from the bag’s is told by line', () => {
    const lines = [palms, { ...islands, quantity: 2 }];
    const quoted = { ...quote, lineTotals: [410_400, 2 * 700_000] };
    expect(getQuotedPrices(lines, quoted)).toEqual({ [islands.key]: 700_000 });
    expect(getQuotedPrices(lines, { ...quote, lineTotals: [] })).toEqual({});
  });

  test('[COUP-17] each discount is named while the backend takes off what the coupon was reckoned at', () => {
    const parts = [
      { label: '10% off', amount: 15_000 },
      { label: '₹50 off', amount: 5_000 },
    ];
    const coupon = { id: 'c', code: 'BOTH', discount: 20_000, parts };
    expect(getDiscounts(quote, coupon)).toEqual(parts);
    expect(getDiscounts({ ...quote, discount: 30_000 }, coupon)).toEqual([{ label: 'BOTH', amount: 30_000 }]);
    expect(getDiscounts(null, coupon)).toEqual(parts);
    expect(getDiscounts(quote, null)).toEqual([{ label: '', amount: 20_000 }]);
    expect(getDiscounts({ ...quote, discount: 0 }, coupon)).toEqual([]);
  });

  test('[CHK-24] what came off an order is told with its coupon', () => {
    expect(getOrderDiscounts({ lines: [palms], record: { ...record, coupon: 'WELCOME10' } })).toEqual([
      { label: 'WELCOME10', amount: 20_000 },
    ]);
    expect(getOrderDiscounts({ lines: [palms], record: { ...record, quote: { ...quote, discount: 0 } } })).toEqual([]);
    expect(getOrderDiscounts({ lines: [islands], record })).toEqual([]);
  });

  test('[PAY-16] an order comes to its quote, and without one to its lines', () => {
    expect(getAmount({ lines: [palms], record })).toBe(100_000);
    expect(getAmount({ lines: [palms, islands], record })).toBe(410_400 + 639_400);
  });

  test('[PAY-24] what was put in the bag since stays, up to its 30 lines', () => {
    expect(restoreLines([palms], [islands])).toEqual([palms, islands]);
    expect(restoreLines([palms], [{ ...palms, quantity: 3 }])).toEqual([palms]);
    expect(restoreLines(manyLines(30), [palms])).toEqual(manyLines(30));
    expect(restoreLines([], [palms])).toEqual([palms]);
  });

  test('[CHK-67] two addresses are one where everything given agrees', () => {
    const { address_type, company_name, gst, ...again } = billing;
    expect(isSameAddress({ billing, delivery, same: true })).toBe(true);
    expect(isSameAddress({ billing, delivery, same: false })).toBe(false);
    expect(isSameAddress({ billing, delivery: again, same: false })).toBe(true);
    expect(isSameAddress({ billing, delivery: { ...again, mail: '', phone: '' }, same: false })).toBe(true);
    expect(isSameAddress({ billing, delivery: { ...again, phone: '9880012345' }, same: false })).toBe(false);
    expect(isSameAddress({ billing, delivery: { ...again, last_name: 'Nair' }, same: false })).toBe(false);
    expect(isSameAddress({ billing, delivery: { ...again, pincode: '682002' }, same: false })).toBe(false);
  });

  test.each([
    ['261121482615', '261121482615'],
    ['W-1001', 'W-1001'],
    ['', null],
    ['1/2', null],
    ['"><script>', null],
    [null, null],
  ])('[CHK-09] the order that an address names: %j', (text, expected) => {
    expect(parseOrderNo(text)).toBe(expected);
  });
});
