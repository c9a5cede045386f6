import { expect, test } from 'vitest';
import { sampleOrder } from '../../../machines/orderDetail/orderDetail.samples.ts';
import { getOrderProgress, isPaid } from '../../../src/domain/orderProgress.ts';

const PRINT = ['processing', 'completed', 'printing', 'shipped', 'delivered'];
const FRAMED = ['processing', 'completed', 'printing', 'framing', 'shipped', 'delivered'];
const unframed = { ...sampleOrder, items: sampleOrder.items.slice(1) };

test('[ORD-31] an order is paid for once it is completed, and whatever step of the workshop follows', () => {
  const states = ['draft', 'canceled', 'Completed', '', ...FRAMED];
  expect(states.filter((state) => isPaid({ state }))).toEqual(FRAMED.slice(1));
});

// Placed on 14 August; a framed canvas takes 10 to 14 days, a print on paper 5 to 7 (PIN-08, PIN-10).
test.each([
  ['processing', sampleOrder, { steps: FRAMED, current: 0, arrival: '24 to 28 August' }],
  ['completed', unframed, { steps: PRINT, current: 1, arrival: '19 to 21 August' }],
  ['framing', sampleOrder, { steps: FRAMED, current: 3, arrival: '24 to 28 August' }],
  ['framing', unframed, { steps: FRAMED, current: 3, arrival: '19 to 21 August' }],
  ['shipped', unframed, { steps: PRINT, current: 3, arrival: '19 to 21 August' }],
  ['delivered', sampleOrder, { steps: FRAMED, current: 6, arrival: null }],
  ['canceled', sampleOrder, null],
  ['draft', { ...sampleOrder, placedAt: null }, null],
])('[ORD-30] the steps of an order that is %s, and the days on which it comes', (state, order, progress) => {
  expect(getOrderProgress({ ...order, state }, Date.parse('2026-08-21T12:00:00Z'))).toEqual(progress);
});

test('[ORD-30] [ORD-31] an order that is completed once its days are over has no step ahead of it', () => {
  const now = Date.parse('2026-11-28T12:00:00Z');
  expect(getOrderProgress({ ...sampleOrder, state: 'completed' }, now)).toEqual({
    steps: ['processing', 'completed'],
    current: 2,
    arrival: null,
  });
  expect(getOrderProgress({ ...sampleOrder, state: 'printing' }, now)?.steps).toEqual(FRAMED);
});

test('[ORD-30] days that are over are expected no more', () => {
  const arrivals = ['2026-08-21T18:29:00Z', '2026-08-23T00:00:00Z', '2027-08-20T00:00:00Z'].map(
    (now) => getOrderProgress(unframed, Date.parse(now))?.arrival,
  );
  expect(arrivals).toEqual(['19 to 21 August', null, null]);
});
