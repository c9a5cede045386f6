import { expect, test } from 'vitest';
import { formatIndianDate, formatIndianDateTime } from '../../../src/domain/indianDate.ts';

test.each([
  ['2026-11-21T00:00:00+05:30', '21 Nov 2026', '21 Nov, 00:00'],
  ['2026-11-20T18:29:59Z', '20 Nov 2026', '20 Nov, 23:59'],
  ['2026-11-20T18:30:00Z', '21 Nov 2026', '21 Nov, 00:00'],
  ['2027-01-05T14:05:00+05:30', '5 Jan 2027', '5 Jan, 14:05'],
])('[CONST-02] %s is a day and a time of India wherever the reader is', (moment, day, time) => {
  expect(formatIndianDate(Date.parse(moment))).toBe(day);
  expect(formatIndianDateTime(Date.parse(moment))).toBe(time);
});
