import { expect, type Page } from '@playwright/test';

/** The heading of a page that is not there. */
export const LOST = "We can't find the page";

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
    await goTo(page, name === LOST ? '/about/' : '/nowhere-in-the-shop');
    await expect(heading(page, name === LOST ? /about|story/i : LOST)).toBeVisible();
  }
  await goTo(page, address);
  if (name !== LOST) await expect(page.getByRole('heading', { name: LOST })).toHaveCount(0);
  await expect(heading(page, name)).toBeVisible();
}
