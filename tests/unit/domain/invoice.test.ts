import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleOrder } from '../../../machines/orderDetail/orderDetail.samples.ts';
import { getGstStateCode } from '../../../src/domain/gstStateCode.ts';
import { createInvoice } from '../../../src/domain/invoice.ts';
import { rupeesToPaise } from '../../../src/domain/money.ts';
import type { Order, OrderedItem } from '../../../src/domain/order.ts';
import { createSeller, parseGoodsTaxes, type Seller } from '../../../src/domain/seller.ts';
import { STATES } from '../../../src/domain/states.ts';

const seller: Seller = {
  lines: ['Shop Pvt Ltd', '1 Fort Road', 'Kochi 682001', 'Kerala, India'],
  gstin: '32AAAAA0000A1Z5',
  goods: parseGoodsTaxes('art=4911:18,object=8306:5'),
};

const item = (over: Partial<OrderedItem>): OrderedItem => ({
  id: 'item-1',
  title: 'Misty Ghats',
  kind: 'art',
  quantity: 1,
  unitPrice: rupeesToPaise(1180),
  total: rupeesToPaise(1180),
  details: [],
  isFramed: false,
  days: '5-7',
  picture: null,
  orderAgainPath: null,
  ...over,
});

const inKerala = ['Asha Nair', 'Flat 4B, Old Ferry Road', 'Kochi 682001', 'Kerala, India', 'Phone: 9800012345'];
const inGoa = ['Asha Nair', '7 Church Street', 'Panaji 403001', 'Goa, India'];

function createOrder(over: Partial<Order> = {}): Order {
  const items = over.items ?? [item({})];
  const subtotal = items.reduce((sum, { total }) => sum + total, 0);
  const discount = over.discount ?? 0;
  return {
    ...sampleOrder,
    items,
    subtotal,
    discount,
    total: subtotal - discount,
    customer: inKerala,
    shipping: inKerala,
    ...over,
  };
}

describe('[CHK-25] the tax that a price includes', () => {
  test('goes to the state and the union in equal parts where the order stays in the state of the seller', () => {
    expect(createInvoice(createOrder(), seller)).toEqual({
      number: '260814301276',
      date: Date.parse('2026-08-14T13:42:07Z'),
      seller: seller.lines,
      gstin: '32AAAAA0000A1Z5',
      buyer: inKerala,
      delivery: inKerala,
      state: { name: 'Kerala', code: '32' },
      taxNames: ['CGST', 'SGST/UTGST'],
      lines: [
        {
          id: 'item-1',
          title: 'Misty Ghats',
          choices: [],
          quantity: 1,
          hsn: '4911',
          rate: 18,
          taxable: rupeesToPaise(1000),
          taxes: [rupeesToPaise(90), rupeesToPaise(90)],
          total: rupeesToPaise(1180),
        },
      ],
      taxable: rupeesToPaise(1000),
      taxes: [rupeesToPaise(90), rupeesToPaise(90)],
      total: rupeesToPaise(1180),
    });
  });

  test('stands beside what was chosen of each item, without the words on a gift’s card', () => {
    const framed = ['Size: 24 × 30 in', 'Nordic frame'];
    const card = ['Wrapped as a gift', 'On the card: With love,', 'Asha'];
    const items = [item({ details: framed }), item({ id: 'item-2', details: card })];
    expect(createInvoice(createOrder({ items }), seller)?.lines.map(({ choices }) => choices)).toEqual([
      framed,
      ['Wrapped as a gift'],
    ]);
  });

  test('is integrated where the order goes to another state, whoever pays for it', () => {
    const invoice = createInvoice(createOrder({ shipping: inGoa }), seller);
    expect(invoice).toMatchObject({
      state: { name: 'Goa', code: '30' },
      taxNames: ['IGST'],
      taxable: rupeesToPaise(1000),
      taxes: [rupeesToPaise(180)],
    });
  });

  test('is of what was paid: a discount is taken off each line in proportion', () => {
    const items = [item({ total: rupeesToPaise(2360) }), item({ id: 'item-2', total: rupeesToPaise(1180) })];
    const invoice = createInvoice(createOrder({ items, discount: rupeesToPaise(354), shipping: inGoa }), seller);
    // 354 of 3540 are a tenth: 2124 are left of the one and 1062 of the other, of which 18/118 are tax.
    expect(invoice?.lines.map(({ hsn, taxable, taxes, total }) => [hsn, taxable, taxes, total])).toEqual([
      ['4911', rupeesToPaise(1800), [rupeesToPaise(324)], rupeesToPaise(2124)],
      ['4911', rupeesToPaise(900), [rupeesToPaise(162)], rupeesToPaise(1062)],
    ]);
    expect(invoice).toMatchObject({ taxable: rupeesToPaise(2700), taxes: [rupeesToPaise(486)], total: 318_600 });
  });

  test('makes up, with the taxable value, what was paid, to the paisa and whatever the amounts', () => {
    const amounts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 8 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(amounts, share, fc.constantFrom(inKerala, inGoa), (things, share, shipping) => {
        const items = things.map((total, at) => item({ total, id: `item-${at}` }));
        const discount = Math.floor(items.reduce((sum, { total }) => sum + total, 0) * share);
        const order = createOrder({ items, discount, shipping });
        const invoice = createInvoice(order, seller);
        expect(invoice?.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.total);
        for (const { taxable, taxes, total } of [...(invoice?.lines ?? []), ...(invoice ? [invoice] : [])])
          expect(taxes.reduce((sum, tax) => sum + tax, taxable)).toBe(total);
      }),
    );
  });
});

describe('there is no invoice', () => {
  test.each<[string, Partial<Order>]>([
    ['of an order that is not paid', { state: 'processing' }],
    ['of an order that was called off', { state: 'canceled' }],
    ['of an order that was never placed', { placedAt: null }],
    ['where the address names no state', { shipping: ['Asha Nair', 'Kochi 682001'] }],
    ['where the tax of an item is not stated', { items: [item({}), item({ kind: 'gifting' })] }],
    ['where no item is reported', { items: [] }],
    [
      'where a discount is on goods of different rates, of which it may be for one alone',
      { items: [item({}), item({ kind: 'object' })], discount: rupeesToPaise(100) },
    ],
    ['where the items do not make up the total', { total: rupeesToPaise(1280) }],
  ])('%s', (_, over) => {
    expect(createInvoice(createOrder(over), seller)).toBeNull();
  });
});

describe('the seller', () => {
  const settings = { seller: 'Shop Pvt Ltd|Kochi', gstin: '32AAAAA0000A1Z5', rates: 'art=4911:18, object=830629:2.5' };

  test('is read from three settings, and is none without one of them', () => {
    expect(createSeller(settings)).toEqual({
      lines: ['Shop Pvt Ltd', 'Kochi'],
      gstin: '32AAAAA0000A1Z5',
      goods: new Map([
        ['art', { hsn: '4911', rate: 18 }],
        ['object', { hsn: '830629', rate: 2.5 }],
      ]),
    });
    for (const name of ['seller', 'gstin', 'rates'] as const)
      expect(createSeller({ ...settings, [name]: '' })).toBeNull();
  });

  test('[PART-11] states what can be read', () => {
    expect(() => createSeller({ ...settings, gstin: '32AAAAA0000A1Y5' })).toThrow('No GST number: 32AAAAA0000A1Y5');
    for (const rates of ['art', 'art=49:18', 'art=4911', 'art=4911:118', 'art=4911:18;object=8306:5'])
      expect(() => createSeller({ ...settings, rates })).toThrow(RangeError);
  });
});

test('[CHK-62] every state has the two digits of its GST numbers; two that are one territory share theirs', () => {
  const codes = STATES.map(getGstStateCode);
  expect(codes.every((code) => /^\d{2}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(STATES.length - 1);
  expect(['Kerala', 'Delhi', 'Ladakh'].map(getGstStateCode)).toEqual(['32', '07', '38']);
});
