import { expect, test } from 'vitest';
import { type GroupedItem, toShopperItems } from '../../../src/domain/order.ts';

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
