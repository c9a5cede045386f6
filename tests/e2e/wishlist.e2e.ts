import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { signInByCode } from './signingIn.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const getHeart = (page: Page, title: string, action: 'Add' | 'Remove') =>
  page.getByRole('button', { name: `${action} ${title} ${action === 'Add' ? 'to' : 'from'} wishlist` });
const saved = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Wishlist' }).getByRole('listitem');

const popup = (page: Page) => page.getByRole('dialog', { name: /^(Login|Enter your code)$/ });
const heart = (page: Page, which: number) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .* to wishlist$/ })
    .nth(which);
const titleAt = async (page: Page, which: number) =>
  /^Add (.*) to wishlist$/.exec((await heart(page, which).getAttribute('aria-label')) ?? '')?.[1] ?? '';
const counts = (page: Page, items: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: `Wishlist, ${items} items` })).toBeVisible();

test('[WISH-09] [WISH-01] [WISH-02] [WISH-07] [CAT-17] [SHELL-10] [ACCT-20] [WISH-03] [WISH-08] what a guest pressed is saved once the guest has signed in with a code, stands on the wishlist, and is taken off', async ({
  page,
}) => {
  await page.goto('/art/');
  await expect(heart(page, 29)).toBeAttached();
  const title = await titleAt(page, 2);
  await heart(page, 2).click();
  await expect(page.getByText('Login to add to wishlist')).toBeVisible();
  await signInByCode(page, DEMO.name);
  await expect(page.getByText('Added to Wishlist')).toBeVisible();
  await expect(getHeart(page, title, 'Remove')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 7 items' }).click();
  await expect(page).toHaveURL(/\/account\/wishlist\/$/);
  await expect(saved(page)).toHaveCount(7);
  expect(await findViolations(page, 'main')).toEqual([]);
  await expect(saved(page).first().getByRole('link', { name: title })).toHaveAttribute('href', /^\/art\/[\w-]+$/);
  await getHeart(page, title, 'Remove').click();
  await expect(page.getByText('Removed from Wishlist')).toBeVisible();
  await expect(saved(page)).toHaveCount(6);
  await page.goto('/art/');
  await counts(page, 6);
  await expect(getHeart(page, title, 'Add')).toHaveAttribute('aria-pressed', 'false');
});

test('[WISH-09] [WISH-01] [WISH-04] what is pressed is forgotten with the popup, and saved by way of the login page; another tab sees it; signed out, nobody’s hearts show', async ({
  page,
  context,
}) => {
  await page.goto('/art/');
  await expect(heart(page, 29)).toBeAttached();
  const title = await titleAt(page, 3);
  await heart(page, 2).click();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
  await heart(page, 3).click();
  await popup(page)
    .getByRole('link', { name: /password/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await page.locator('main [name="mail"]').fill(DEMO.mail);
  await page.locator('main [name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await counts(page, 7);
  const other = await context.newPage();
  await other.goto('/account/wishlist/');
  await expect(saved(other).first().getByRole('link', { name: title })).toBeVisible();
  await getHeart(other, title, 'Remove').click();
  await expect(other.getByText('Removed from Wishlist')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await counts(page, 6);
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible();
});

test.describe('at a desk', () => {
  test('[WISH-17] [ACCT-24] [ACCT-03] hearts show under the pointer, and always on a narrow screen; a guest without a wishlist is told to sign in', async ({
    page,
  }) => {
    await page.goto('/art/');
    const heart = page.getByRole('button', { name: /^Add .* to wishlist$/ }).first();
    const opacity = async (wanted: string) => expect(heart.locator('..')).toHaveCSS('opacity', wanted);
    await opacity('0');
    await heart.focus();
    await opacity('1');
    await heart.blur();
    await opacity('0');
    // the card's link lies over all of it
    await page.getByRole('main').getByRole('img').first().hover({ force: true });
    await opacity('1');
    await page.mouse.move(0, 0);
    await page.setViewportSize({ width: 992, height: 800 });
    await opacity('0');
    await page.setViewportSize({ width: 991, height: 800 });
    await opacity('1');
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await expect(page).toHaveURL(/\/403$/);
    await expect(page.getByText('Login to access wishlist')).toBeVisible();
  });
});
