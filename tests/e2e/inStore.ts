import { expect, type Page } from '@playwright/test';

/** The heading of a page that is not there. */
export const NOT_FOUND_HEADING = "We can't find the page";

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name }).first();

/** Goes to an address as the Back button does, without loading the document again. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes to an address within the store, and settles once the page with that heading stands there. */
export async function openInStore(page: Page, address: string, name: string | RegExp): Promise<void> {
  // From a page with another heading: one that is there already would tell nothing.
  if (await heading(page, name).isVisible()) {
    await goTo(page, name === NOT_FOUND_HEADING ? '/about/' : '/nowhere-in-the-shop');
    await expect(heading(page, name === NOT_FOUND_HEADING ? /about|story/i : NOT_FOUND_HEADING)).toBeVisible();
  }
  await goTo(page, address);
  if (name !== NOT_FOUND_HEADING) await expect(page.getByRole('heading', { name: NOT_FOUND_HEADING })).toHaveCount(0);
  await expect(heading(page, name)).toBeVisible();
}
