import { expect, test } from 'vitest';
import { late } from '../../../src/kit/late.ts';

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

test('what is made of it comes with it, and is made once', async () => {
  let made = 0;
  const code = late(async () => ({ size: 2 }));
  const double = code.to(({ size }) => {
    made += 1;
    return { size: size * 2 };
  });
  expect(double.now()).toBeUndefined();
  expect(await double.load()).toEqual({ size: 4 });
  expect(double.now()).toBe(await double.load());
  expect(made).toBe(1);
});

test('what is made of code that is here is at hand at once', async () => {
  const code = late(async () => ({ size: 2 }));
  await code.load();
  const double = code.to(({ size }) => ({ size: size * 2 }));
  expect(double.now()).toEqual({ size: 4 });
});
