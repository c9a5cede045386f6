import { test as base, type Page } from '@playwright/test';

/** Settles once React has taken over what the build wrote: the header, and the page as far as its heading. */
const alive = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    const parts = [root?.firstElementChild, document.querySelector('main h1') ?? root?.firstElementChild];
    const isTaken = (part: Element | null | undefined) =>
      !!part && Object.keys(part).some((key) => key.startsWith('__react'));
    return !root || parts.every(isTaken);
  });

/**
 * A page that is opened is one that answers: most journeys are about what comes of a press, not about when it is made. Those
 * about what is done before import Playwright's own.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      await alive(page);
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      await alive(page);
      return answer;
    };
    await use(page);
  },
});
