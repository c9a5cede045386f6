import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { openInStore } from './inStore.ts';
import { readCode } from './signingIn.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

/** What stands around each page is looked at with the pages that anybody may see (access.e2e.ts). */
const isFine = async (page: Page, part = 'main') => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findViolations(page, part)).toEqual([]);
};

test('axe finds nothing on the ways into the account, nor on its pages and its menu', async ({ page }) => {
  await page.goto('/signup');
  await isFine(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await isFine(page);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send temporary password' })).toBeVisible();
  await isFine(page);
  await openInStore(page, '/account/profile/', 'Please log in first');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  const popup = page.getByRole('dialog', { name: /^(Login|Enter your code)$/ });
  await expect(popup.getByLabel('Mobile number or e-mail')).toBeVisible();
  await isFine(page);
  await popup.getByLabel('Mobile number or e-mail').fill(DEMO.name);
  await popup.getByRole('button', { name: 'Send code' }).click();
  const code = await readCode(page);
  await isFine(page, 'dialog[open]');
  await page.keyboard.type(code);
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
  await isFine(page);
  for (const [address, heading] of [
    ['/account/passwordchange/', 'Change password'],
    ['/account/orders/', 'Orders'],
    ['/account/saved_address/', 'Saved Address'],
    ['/account/wishlist/', 'Wishlist'],
  ] as const) {
    await openInStore(page, address, heading);
    await isFine(page);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('navigation', { name: 'Account' }).getByText(/^Welcome /)).toBeVisible();
  await isFine(page, '#user-menu');
});
