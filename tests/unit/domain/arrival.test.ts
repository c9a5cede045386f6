import { expect, test } from 'vitest';
import { formatArrival, getOrderedDays } from '../../../src/domain/arrival.ts';

// 18:30 UTC is midnight in India.
test.each([
  ['5-7', '2026-11-29T18:29:00Z', '4 to 6 December'],
  ['5-7', '2026-11-29T18:30:00Z', '5 to 7 December'],
  ['5-7', '2026-11-24T06:00:00Z', '29 November to 1 December'],
  ['10-14', '2026-12-20T06:00:00Z', '30 December 2026 to 3 January 2027'],
  ['9', '2026-11-24T06:00:00Z', '3 December'],
  ['7-9 days', '2026-11-24T06:00:00Z', '1 to 3 December'],
  ['soon', '2026-11-24T06:00:00Z', ''],
])('[PIN-08] what takes %s days from %s arrives: %s', (days, from, dates) => {
  expect(formatArrival(days, Date.parse(from))).toBe(dates);
});

test.each([
  [{ type: 'art', media: 'Canvas', isFramed: true }, '10-14'],
  [{ type: 'custom', media: 'Canvas', isFramed: false }, '5-7'],
  [{ type: 'art', media: 'Paper', isFramed: true }, '5-7'],
  [{ type: 'mixed_media', media: '', isFramed: false }, '10-14'],
  [{ type: 'object', media: '', isFramed: false }, '5-14'],
  [{ type: 'gifting', media: '', isFramed: false }, '5-7'],
])('[PIN-10] [DECOR-18] [MIX-13] an ordered thing, %j, comes in %s days', (ordered, days) => {
  expect(getOrderedDays(ordered)).toBe(days);
});
