import { expect, test } from 'vitest';
import { lazyValue } from '../../../src/richText/sanitizer.ts';

test('code comes when it is first asked for, once, and is at hand from then on', async () => {
  let loadCount = 0;
  const code = lazyValue(async () => {
    loadCount += 1;
    return { name: 'listing' };
  });
  expect([loadCount, code.now()]).toEqual([0, undefined]);
  expect(code.load()).toBe(code.load());
  expect(await code.load()).toEqual({ name: 'listing' });
  expect([loadCount, code.now()]).toEqual([1, { name: 'listing' }]);
});
