import { expect, type Locator, type Page } from '@playwright/test';
import { ADDRESS_FIELDS } from '../support/addressFields.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, deviceScaleFactor: 1 });

/** More stops than any page has. */
const MAX_TAB_STOPS = 150;

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${target}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('a framed print is bought by the keyboard alone, at a desk', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Art Prints' }));
  await expect(page).toHaveURL(/\/art\/$/);
  await press(page, main.getByRole('link', { name: "Tea Pickers' Path, Munnar" }).first());
  await expect(page.getByRole('radio', { name: 'Canvas' })).toBeChecked();

  // A group of radios is one stop, and its arrows choose.
  await tabTo(page, page.getByRole('radio', { name: 'Canvas' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Paper' })).toBeChecked();
  await tabTo(page, page.getByLabel('Delivery pincode'));
  await page.keyboard.type('682001');
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: /^add to cart$/i }).first());

  const popup = page.getByRole('dialog', { name: 'Added to cart' });
  await press(page, popup.getByRole('button', { name: 'Proceed to checkout' }));
  await expect(page).toHaveURL(/\/checkout\/shopping-bag\/?$/);
  await press(page, page.getByRole('button', { name: 'SAVE & CONTINUE' }).first());
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  for (const [label, text] of Object.entries(ADDRESS_FIELDS)) {
    await tabTo(page, page.getByLabel(label, { exact: false }).first());
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('button', { name: 'SAVE & CONTINUE' }).first());
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await press(page, page.getByLabel('I agree to Terms and Conditions'), 'Space');
  await press(page, page.getByRole('button', { name: 'Place the Order' }));

  const payment = page.getByRole('dialog', { name: 'Select Payment Method' });
  await tabTo(page, payment.getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(page, payment.getByRole('button', { name: 'Continue' }));
  await press(page, page.getByRole('button', { name: 'Pay', exact: true }));
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
});
