import { expect, test } from 'vitest';
import { late } from '../../../src/richText/cleaning.ts';

test('code comes when it is first asked for, once, and is at hand from then on', async () => {
  let asked = 0;
  const code = late(async () => {
    asked += 1;
    return { name: 'listing' };
  });
  expect([asked, code.now()]).toEqual([0, undefined]);
  expect(code.load()).toBe(code.load());
  expect(await code.load()).toEqual({ name: 'listing' });
  expect([asked, code.now()]).toEqual([1, { name: 'listing' }]);
});
