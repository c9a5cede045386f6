import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryImport } from '../../../src/kit/loading/retryImport.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('code that does not come is asked for again, after one second and then after two', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('offline'));
  const loading = retryImport(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue('the page');
  await vi.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('the page');
});
