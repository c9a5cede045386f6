import { expect, test } from 'vitest';
import { waitForFirstInteraction } from '../../../src/kit/hydration/hydrationSignals.ts';

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'])(
  '%s is a sign of a person',
  async (sign) => {
    const page = new EventTarget();
    let isSeen = false;
    const seen = waitForFirstInteraction(page).then(() => {
      isSeen = true;
    });
    page.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(isSeen).toBe(false);
    page.dispatchEvent(new Event(sign));
    await seen;
    expect(isSeen).toBe(true);
  },
);

test('a pointer that rests where a page was drawn under it is no sign; one that moves is', async () => {
  const page = new EventTarget();
  let isSeen = false;
  const seen = waitForFirstInteraction(page).then(() => {
    isSeen = true;
  });
  const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
  page.dispatchEvent(move(0));
  await Promise.resolve();
  expect(isSeen).toBe(false);
  page.dispatchEvent(move(1));
  await seen;
  expect(isSeen).toBe(true);
});
