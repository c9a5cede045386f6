import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createOrderNumber,
  type GroupedItem,
  type OrderSummary,
  sortNewestFirst,
  toShopperItems,
} from '../../../src/domain/order.ts';

const order = (id: string, placedAt: number | null): OrderSummary => ({
  id,
  orderNo: id,
  state: 'completed',
  placedAt,
  total: 0,
  productCount: 1,
  thumbnails: [],
});

test('[ORD-28] the newest placed order comes first, one that was never placed last', () => {
  const orders = [order('never', null), order('old', 1_000), order('new', 3_000), order('middle', 2_000)];
  expect(sortNewestFirst(orders).map(({ id }) => id)).toEqual(['new', 'middle', 'old', 'never']);
  expect(sortNewestFirst([...orders].reverse()).map(({ id }) => id)).toEqual(['new', 'middle', 'old', 'never']);
  expect(orders.map(({ id }) => id)).toEqual(['never', 'old', 'new', 'middle']);
});

const UUID = '3f2b8c1e-5a4d-4e6f-9b7a-0c1d2e3f4a5b';

describe('order numbers', () => {
  test.each([
    ['2026-03-09T12:00:00Z', '260309'],
    ['2026-12-31T18:29:59Z', '261231'],
    ['2026-12-31T18:30:00Z', '270101'],
    ['2009-01-04T23:59:00Z', '090105'],
  ])('an order placed at %s begins with the day in India, %s', (moment, day) => {
    expect(createOrderNumber(new Date(moment), UUID)).toMatch(new RegExp(`^${day}\\d{6}$`));
  });

  test('a number is 12 digits, whatever the uuid', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.oneof(fc.uuid(), fc.string()), (moment, uuid) => {
        expect(createOrderNumber(moment, uuid)).toMatch(/^\d{12}$/);
      }),
    );
  });

  test('[ORD-15] the same order gets the same number, in capitals too, and another one another', () => {
    const now = new Date('2026-03-09T12:00:00Z');
    expect(createOrderNumber(now, UUID.toUpperCase())).toBe(createOrderNumber(now, UUID));
    const others = Array.from({ length: 100 }, (_, at) =>
      createOrderNumber(now, `${UUID.slice(0, -2)}${String(at).padStart(2, '0')}`),
    );
    expect(new Set(others).size).toBe(100);
  });

  test('an invalid date is refused', () => {
    expect(() => createOrderNumber(new Date('never'), UUID)).toThrow(RangeError);
  });
});

test.each([
  // the published values of 32 bit FNV-1a: 0xe40c292c and 0xbf9cf968
  ['a', '002220'],
  ['foobar', '735720'],
  ['FooBar', '735720'],
])('the digits of %s are those of its hash', (uuid, digits) => {
  expect(createOrderNumber(new Date('2026-03-09T12:00:00Z'), uuid)).toBe(`260309${digits}`);
});

const item = (title: string, group: number | null, unitPrice: number, details: string[] = []): GroupedItem => ({
  id: title,
  title,
  group,
  quantity: 1,
  unitPrice,
  total: unitPrice,
  details,
  picture: null,
  kind: 'art',
  isFramed: false,
  days: '5-7',
  orderAgainPath: null,
});
const summarize = (items: GroupedItem[]) => toShopperItems(items).map(({ title, details }) => [title, ...details]);

test('[CONF-57] [ORD-23] a frame is told with its picture, once, and is no line of its own', () => {
  expect(
    summarize([
      item('Misty Ghats', 1, 500_000, ['Size: 16 x 20 in']),
      item('Nordic frame', 1, 0),
      item('Last Ferry', 2, 300_000, ['Walnut frame, white mat 2 in']),
      item('Walnut frame', 2, 0),
    ]),
  ).toEqual([
    ['Misty Ghats', 'Size: 16 x 20 in', 'Nordic frame'],
    ['Last Ferry', 'Walnut frame, white mat 2 in'],
  ]);
});

test('[CONF-57] a frame that any line of its picture names is not named again', () => {
  const about = ['Print on Paper', 'Walnut frame, white mat 2 in', '16 x 20 in'];
  expect(summarize([item('Last Ferry', 1, 300_000, about), item('Walnut frame', 1, 0)])).toEqual([
    ['Last Ferry', ...about],
  ]);
});

test('[ORD-29] nothing is left out that stands alone: a free item, a frame with a price, items without a group', () => {
  const items = [
    item('A gift', 1, 0),
    item('A frame', 2, 90_000),
    item('A print', 2, 1),
    item('Old', null, 0),
    item('Older', null, 5),
  ];
  expect(summarize(items)).toEqual([['A gift'], ['A frame'], ['A print'], ['Old'], ['Older']]);
});
