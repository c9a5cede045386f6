import { expect, type Page, test } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { findings } from './findings.ts';

const heartOf = (page: Page, title: string, doing: 'Add' | 'Remove') =>
  page.getByRole('button', { name: `${doing} ${title} ${doing === 'Add' ? 'to' : 'from'} wishlist` });
const saved = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Wishlist' }).getByRole('listitem');

async function signsIn(page: Page) {
  await page.locator('[name="mail"]').fill(DEMO.mail);
  await page.locator('[name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
}

test('[WISH-09] [WISH-01] [WISH-02] [WISH-07] [CAT-17] [SHELL-10] [ACCT-20] [WISH-03] [WISH-08] what a guest pressed is saved once the guest has signed in, stands on the wishlist, and is taken off', async ({
  page,
}) => {
  await page.goto('/art/');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Add .* to wishlist$/ });
  await expect(hearts).toHaveCount(30);
  const title = /^Add (.*) to wishlist$/.exec((await hearts.nth(2).getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await hearts.nth(2).click();
  await expect(page.getByText('Login to add to wishlist')).toBeVisible();
  await page.goto('/login');
  await signsIn(page);
  await expect(page.getByText('Added to Wishlist')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 7 items' }).click();
  await expect(page).toHaveURL(/\/account\/wishlist\/$/);
  await expect(saved(page)).toHaveCount(7);
  expect(await findings(page, 'main')).toEqual([]);
  await expect(saved(page).first().getByRole('link', { name: title })).toHaveAttribute('href', /^\/art\/[\w-]+$/);
  await heartOf(page, title, 'Remove').click();
  await expect(page.getByText('Removed from Wishlist')).toBeVisible();
  await expect(saved(page)).toHaveCount(6);
  await page.goto('/art/');
  await expect(heartOf(page, title, 'Add')).toHaveAttribute('aria-pressed', 'false');
});

test('[WISH-01] [WISH-04] another tab sees what was saved when it comes to the front; signed out, nobody’s hearts show', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await signsIn(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 6 items' })).toBeVisible();
  await page.goto('/art/blue-city-jali');
  await expect(heartOf(page, 'Blue City Jali', 'Remove')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account/wishlist/');
  await heartOf(other, 'Blue City Jali', 'Remove').click();
  await expect(other.getByText('Removed from Wishlist')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heartOf(page, 'Blue City Jali', 'Add')).toBeVisible();
  await other.evaluate(() => localStorage.removeItem('user'));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist', exact: true })).toBeVisible();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

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
    await page.getByRole('main').getByRole('img').first().hover();
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
