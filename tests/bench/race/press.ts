import type { Browser, Page } from 'playwright';
import { watchRequests, withPhone } from './phone.ts';
import type { Press } from './presses.ts';

/** After so long a press counts as lost. */
const LOST = 10_000;

/** Runs in the page: milliseconds from the next press until what it leads to is painted, or Infinity. */
const waitUntilPainted = ({ shows, words = '', lost }: Pick<Press, 'shows' | 'words'> & { lost: number }) => {
  const isDone = () =>
    [...document.querySelectorAll(shows)].some((one) =>
      [one.textContent, one.getAttribute('aria-label')].some((text) => text?.includes(words)),
    );
  const result = new Promise<number>((resolve) => {
    const follow = ({ timeStamp }: Event) => {
      const getPaintTime = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      const look = () => {
        if (!isDone()) return;
        watch.disconnect();
        getPaintTime();
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      setTimeout(() => resolve(Number.POSITIVE_INFINITY), lost);
      look();
    };
    addEventListener('pointerdown', follow, { capture: true, once: true });
  });
  Object.assign(window, { pressed: result });
};

/** As a finger does it; what is chosen from a list is chosen at once, for the browser's own list is none of the page's. */
async function performPress(page: Page, { at, choose }: Press): Promise<void> {
  const element = page.locator(at).first();
  if (choose) {
    await element.evaluate((select, value) => {
      select.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      (select as HTMLSelectElement).value = value;
      for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
    }, choose);
    return;
  }
  const box = await element.evaluate((found) => {
    // As focus scrolls it, below a picture that stays on top.
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = (found.closest('label') ?? found).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.touchscreen.tap(box.x, box.y);
}

/**
 * When somebody presses: as soon as the document is read; as the first thing that anybody does, the code fetched; after the
 * page is hydrated.
 */
export const PRESS_TIMES = ['atOnce', 'fetched', 'settled'] as const;
export type PressTime = (typeof PRESS_TIMES)[number];

/** Milliseconds from a press until its effect is painted, on a slow processor. */
export function measurePress(browser: Browser, url: string, press: Press, time: PressTime): Promise<number> {
  return withPhone(browser, { processor: true }, async (page) => {
    const quiet = watchRequests(page);
    await page.goto(url, { waitUntil: time === 'atOnce' ? 'domcontentloaded' : 'load' });
    if (time !== 'atOnce') await quiet();
    if (time === 'settled') {
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 1);
      await quiet();
    }
    await page.locator(press.at).first().waitFor({ state: 'attached' });
    await page.evaluate(waitUntilPainted, { shows: press.shows, words: press.words, lost: LOST });
    await performPress(page, press);
    return page.evaluate(() => (window as unknown as { pressed: Promise<number> }).pressed);
  });
}
