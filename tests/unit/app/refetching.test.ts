import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCachedData } from '../../../src/api/queries/cachedQuery.ts';
import { getOldestDataTime, getPrerenderTime, refetchAll, refetchStale } from '../../../src/app/visit/refetching.ts';

const WRITTEN = Date.UTC(2026, 10, 22, 8, 35);
const minutes = (count: number) => WRITTEN + count * 60_000;
const PRICE = ['price'] as const;

const read = vi.fn<() => Promise<{ rupees: number }>>();
let queries: QueryClient;

/** A page as its HTML was made: what was read is taken for fresh, and a chart's page has looked at it. */
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(PRICE, { rupees: 2299 });
  getCachedData(queries, { queryKey: PRICE, queryFn: read });
  read.mockReset().mockResolvedValue({ rupees: 2499 });
});
afterEach(() => queries.clear());

const price = () => queries.getQueryData(PRICE);

test('[CONST-04] what came with HTML of more than 15 minutes ago is read anew once somebody is here', async () => {
  expect(await refetchStale(queries, WRITTEN, minutes(16))).toBe(true);
  expect(price()).toEqual({ rupees: 2499 });
});

test('[CONST-04] what is younger is not', async () => {
  expect(await refetchStale(queries, WRITTEN, minutes(15))).toBe(true);
  expect(await refetchStale(queries, null, minutes(600))).toBe(true);
  expect(read).not.toHaveBeenCalled();
  expect(price()).toEqual({ rupees: 2299 });
});

test('what is answered as before is the same thing, so that nothing is drawn anew', async () => {
  const before = price();
  read.mockResolvedValue({ rupees: 2299 });
  await refetchStale(queries, WRITTEN, minutes(60));
  expect(read).toHaveBeenCalledTimes(1);
  expect(price()).toBe(before);
});

test('where that fails, what stands there stays, without a word of failure in its place, and it is known how old it is', async () => {
  read.mockRejectedValue(new Error('down'));
  expect(await refetchStale(queries, WRITTEN, minutes(60))).toBe(false);
  expect(queries.getQueryState(PRICE)).toMatchObject({ status: 'success', data: { rupees: 2299 } });
  expect(getOldestDataTime(queries, WRITTEN)).toBe(WRITTEN);
  read.mockResolvedValue({ rupees: 2499 });
  expect(await refetchAll(queries, WRITTEN, minutes(61))).toBe(true);
  expect(price()).toEqual({ rupees: 2499 });
});

test('a page is as old as its HTML, where it came with what it was drawn from', () => {
  const page = (hasData: boolean) => ({
    getElementById: () => (hasData ? ({} as HTMLElement) : null),
    lastModified: '11/22/2026 14:05:00',
  });
  expect(getPrerenderTime(page(false))).toBeNull();
  expect(getPrerenderTime(page(true))).toBe(new Date(2026, 10, 22, 14, 5).getTime());
});
