import { expect, test } from 'vitest';
import { personOn } from '../../../src/kit/person.ts';

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  '%s is a sign of a person',
  async (sign) => {
    const page = new EventTarget();
    const { isHere, whenHere } = personOn(page);
    page.dispatchEvent(new Event('load'));
    expect(isHere()).toBe(false);
    page.dispatchEvent(new Event(sign));
    expect(isHere()).toBe(true);
    await whenHere();
  },
);

test('nobody who is expected is waited for', async () => {
  const { hurry, isHere, whenHere } = personOn(new EventTarget());
  hurry();
  expect(isHere()).toBe(true);
  await whenHere();
});
