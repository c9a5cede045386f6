import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { signInByCode } from './signingIn.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const main = (page: Page) => page.getByRole('main');
const card = (page: Page, house: string) =>
  page.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem').filter({ hasText: house });
const press = (page: Page, house: string, name: RegExp) => card(page, house).getByRole('button', { name }).click();

/** By '/403' to the page that was requested. */
async function comesTo(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveURL(/\/403$/);
  await main(page).getByRole('button', { name: 'Login' }).click();
  await signInByCode(page, DEMO.name);
  await expect(page).toHaveURL(path);
}

test('[ACCT-03] [NF-04] [ROUTE-60] [SHELL-09] [ACCT-25] [ACCT-26] a guest who wants to see orders logs in on the way, goes on by the menu, and logs out', async ({
  page,
}) => {
  await comesTo(page, '/account/orders/');
  await title(page, 'Orders');
  await expect(
    main(page)
      .getByRole('link', { name: /^Order 26/ })
      .first(),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const button = page.getByRole('banner').getByRole('button', { name: 'Account' });
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Account' });
  await button.click();
  await expect(menu.getByText(/^Welcome /)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  for (const [name, heading] of [
    ['My Account', 'My Account'],
    ['Saved Address', 'Saved Address'],
    ['Change password', 'Change password'],
  ] as const) {
    await button.click();
    await menu.getByRole('link', { name }).click();
    await expect(menu).toBeHidden();
    await title(page, heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
  }
  await button.click();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await button.click();
  await expect(menu.getByRole('button', { name: 'Login' })).toBeVisible();
});

test('[ADDR-05] [ADDR-06] [ADDR-07] [ADDR-16] [ADDR-17] [ADDR-19] an address is added, made the default and, once another is, removed', async ({
  page,
}) => {
  await comesTo(page, '/account/saved_address/');
  await main(page).getByRole('button', { name: 'Add new address' }).click();
  const popup = page.getByRole('dialog', { name: 'Add new address' });
  for (const [label, text] of [
    [/^First Name/, 'Amma'],
    [/^Last Name/, 'Menon'],
    [/^House/, 'New No. 9'],
    [/^Street/, 'Temple Tank Street'],
    [/^Pincode/, '680001'],
  ] as const)
    await popup.getByLabel(label).fill(text);
  await expect(popup.getByLabel(/^City/)).toHaveValue('Thrissur');
  await popup.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Billing profile updated')).toBeVisible();
  await press(page, 'New No. 9', /^Make default/);
  await expect(page.getByText('Address Updated Succesfully')).toBeVisible();
  await expect(card(page, 'New No. 9').getByRole('button', { name: /^Remove/ })).toBeDisabled();
  await page.reload();
  await expect(card(page, 'New No. 9').getByText('Default', { exact: true })).toBeVisible();
  await press(page, 'Second floor, 118', /^Make default/);
  await expect(card(page, 'New No. 9').getByRole('button', { name: /^Remove/ })).toBeEnabled();
  await press(page, 'New No. 9', /^Remove/);
  await page.getByRole('dialog', { name: 'Remove address' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Address deleted')).toBeVisible();
  await expect(card(page, 'New No. 9')).toHaveCount(0);
});

test('[SESS-06] [SESS-07] [SESS-16] who logs out in one tab is logged out in the other, which shows nothing of theirs', async ({
  page,
  context,
}) => {
  await comesTo(page, '/account/orders/');
  const other = await context.newPage();
  await other.goto('/account/saved_address/');
  await expect(card(other, 'Second floor, 118')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logged Out')).toBeVisible();
  await expect(other).toHaveURL(/\/403$/);
  await expect(other.getByText('Second floor, 118')).toHaveCount(0);
});
