import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropOutdated, persistedForDay } from '../../../src/storage/persistedForDay.ts';
import { stubStorage } from '../../support/stubStorage.ts';

const HOUR = 3_600_000;
const storage = persistedForDay('review_data', v.string());
let values: Map<string, string>;

beforeEach(() => {
  ({ values } = stubStorage());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T06:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('[PAY-12] [PAY-24] what holds an address lasts for a day after it was last written', () => {
  storage.write('12 Beach Road');
  vi.setSystemTime(Date.now() + 23 * HOUR);
  expect(storage.read()).toBe('12 Beach Road');
  storage.write('14 Beach Road');
  vi.setSystemTime(Date.now() + 23 * HOUR);
  expect(storage.read()).toBe('14 Beach Road');
  vi.setSystemTime(Date.now() + 2 * HOUR);
  expect(storage.read()).toBeNull();
  expect(values.has('review_data')).toBe(false);
});

test('[PAY-12] nobody need read it: it goes as the next page begins', () => {
  storage.write('12 Beach Road');
  vi.setSystemTime(Date.now() + 25 * HOUR);
  dropOutdated();
  expect(values.has('review_data')).toBe(false);
});

test('[PAY-12] what an earlier version stored counts from its first reading', () => {
  values.set('review_data', '"12 Beach Road"');
  expect(storage.read()).toBe('12 Beach Road');
  vi.setSystemTime(Date.now() + 25 * HOUR);
  expect(storage.read()).toBeNull();
});

test('[PAY-12] a clock that was set back makes nothing last longer', () => {
  storage.write('12 Beach Road');
  vi.setSystemTime(Date.now() - 25 * HOUR);
  expect(storage.read()).toBeNull();
});

test.each(['[]', '{"review_data":"soon"}', '{"review_data":null}', 'x'])(
  '[PAY-12] times that are none (%s) take nothing with them',
  (times) => {
    values.set('review_data', '"12 Beach Road"');
    values.set('stored_at', times);
    dropOutdated();
    expect(storage.read()).toBe('12 Beach Road');
  },
);
