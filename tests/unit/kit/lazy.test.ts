import { expect, test } from 'vitest';
import { createLazyValue } from '../../../src/richText/sanitizer.ts';

test('code comes when it is first asked for, once, and is at hand from then on', async () => {
  let loadCount = 0;
  const code = createLazyValue(async () => {
    loadCount += 1;
    return { name: 'listing' };
  });
  expect([loadCount, code.peek()]).toEqual([0, undefined]);
  expect(code.load()).toBe(code.load());
  expect(await code.load()).toEqual({ name: 'listing' });
  expect([loadCount, code.peek()]).toEqual([1, { name: 'listing' }]);
});
