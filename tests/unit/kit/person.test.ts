import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.resetModules();
});
afterEach(() => vi.resetModules());

const load = () => import('../../../src/kit/person.ts');

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  '%s is a sign of a person',
  async (sign) => {
    const { isHere, whenHere } = await load();
    page.dispatchEvent(new Event('load'));
    expect(isHere()).toBe(false);
    page.dispatchEvent(new Event(sign));
    expect(isHere()).toBe(true);
    await whenHere();
  },
);

test('whoever comes back is waited for no longer', async () => {
  const { hurry, isHere, whenHere } = await load();
  hurry();
  expect(isHere()).toBe(true);
  await whenHere();
});
