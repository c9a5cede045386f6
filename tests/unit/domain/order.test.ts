import { expect, test } from 'vitest';
import { type OrderSummary, sortNewestFirst } from '../../../src/domain/order.ts';

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
