import { expect, type Page } from '@playwright/test';
import { earlyTest as test } from './journey.ts';

/** The chunk that takes a page over: held back, so that what is pressed meanwhile meets HTML alone. */
const START = /\/assets\/store-[^/]*\.js$/;

/** Opens a page on a phone six times as slow, does something to its HTML, and lets the code come then. */
async function early(page: Page, address: string, press: () => Promise<void>) {
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  let letGo = () => {};
  const pressed = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(START, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await press();
  letGo();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

test('what is pressed before the page’s code is here is done once: into the bag, a heart, the menu', async ({
  page,
}) => {
  const add = page.getByRole('button', { name: /^add to (bag|cart)$/i }).first();
  await early(page, '/decor-objects/kettle-pond-bottle', async () => {
    await page.getByLabel('Delivery pincode').fill('682001');
    await add.click();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
  });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item', exact: true })).toBeVisible();

  await early(page, '/art/', () =>
    page
      .getByRole('button', { name: /^Add .* to wishlist$/ })
      .first()
      .click(),
  );
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await early(page, '/about/', () => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
