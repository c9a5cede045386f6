import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { shopper } from './shopper.ts';

/** Rules that axe finds broken on the page as it stands, with the first place of each. */
async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('axe finds nothing from the home page to the payment popup', async ({ page }) => {
  // Things fade in and out; what is half faded has no contrast of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const guest = shopper(page);
  await guest.findsAPrint();
  expect(await findings(page)).toEqual([]);
  await guest.choosesPaperAndASize();
  await guest.typesAPincode();
  await guest.addsToCart();
  const popup = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(popup).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await popup.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' }).first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await guest.continues();
  await guest.fillsTheAddress();
  expect(await findings(page)).toEqual([]);
  await guest.continues();
  await expect(page.getByLabel('I agree to Terms and Conditions')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await guest.placesTheOrder();
  expect(await findings(page)).toEqual([]);
});

test.describe('axe finds nothing on', () => {
  for (const address of [
    '/',
    '/art/',
    '/art/theme/Botanicals/1',
    '/terms-of-service',
    '/403',
    '/404s',
    '/checkout/shopping-bag',
  ])
    test(address, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findings(page)).toEqual([]);
    });
});
