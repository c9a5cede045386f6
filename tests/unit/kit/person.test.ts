import { expect, test } from 'vitest';
import { firstSign } from '../../../src/kit/hydrationSignals.ts';

test.each(['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'])(
  '%s is a sign of a person',
  async (sign) => {
    const page = new EventTarget();
    let isSeen = false;
    const seen = firstSign(page).then(() => {
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
