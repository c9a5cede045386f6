import { expect, type Page } from '@playwright/test';
import { openArea, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const prints = (page: Page) => page.getByRole('list', { name: 'Art prints' }).getByRole('listitem');

test('[SHELL-26] [HOME-01] [HOME-06] [HOME-11] [HOME-13] the home page leads to the prints, and names the promises', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const promise of ['Free shipping', 'Finest quality', 'Happiness guarantee'])
    await expect(main.getByText(promise, { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(/© 2024/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Shop art prints' })).toHaveAttribute('href', '/art/');
  const themes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Find Art You Love' }) });
  // Written HTML is the same for all widths; a phone's own address comes with the script.
  const botanicals = themes.getByRole('link', { name: 'Botanicals' });
  const theme = isMobile ? /\/art\/?\?filter=Botanicals$/ : /\/art\/theme\/Botanicals\/1$/;
  await expect(botanicals).toHaveAttribute('href', theme);
  await botanicals.click();
  await expect(page).toHaveURL(theme);
  await expect(prints(page)).toHaveCount(30);
  await expect(page.getByRole('main').getByText('32 prints')).toBeVisible();
});

test('[CAT-01] [CAT-05] [SHELL-05] [SHELL-06] a theme narrows the list, and Art Prints in the header forgets it', async ({
  page,
}) => {
  await page.goto('/art/theme/Botanicals/2');
  await expect(prints(page)).toHaveCount(2);
  await openArea(page, 'Art Prints');
  await expect(page).toHaveURL(/\/art\/$/);
  await expect(page.getByRole('main').getByText('257 prints')).toBeVisible();
  expect(await readStored(page, 'artmode')).toBe('shopart');
  expect(await readStored(page, 'flowtype')).toBe('shopart');
  expect(await page.evaluate(() => sessionStorage.getItem('artFilters'))).toBeNull();
});

test('[SHELL-07] Custom Framing in the header turns the shop to framing', async ({ page }) => {
  await page.goto('/art/');
  await openArea(page, 'Custom Framing');
  await expect(page).toHaveURL(/\/custom-framing\/$/);
  await expect(page).toHaveTitle('Custom Frames Online');
  expect(await readStored(page, 'artmode')).toBe('frame');
  expect(await readStored(page, 'flowtype')).toBe('framing');
});

test('[CAT-12] [CAT-17] [ART-01] [ART-03] a print of page 3 is opened by its alias, and Back leads to page 3', async ({
  page,
}) => {
  await page.goto('/art/');
  await page.getByLabel('Go to page').fill('3');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL(/\/art\/3\/$/);
  await expect(prints(page)).toHaveCount(30);
  const link = prints(page).first().getByRole('link').first();
  const alias = (await link.getAttribute('href')) as string;
  expect(alias).toMatch(/^\/art\/[a-z][a-z0-9-]+$/);
  await link.click();
  await expect(page).toHaveURL(alias);
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/art\/3\/$/);
});

test('[SESS-14] [ART-04] [ART-06] [ART-08] [ART-09] [SHELL-11] the picture offers frame or print, media, sizes, pincode and price, and the bag counts it', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  await expect(page.getByRole('radio', { name: 'Framed', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Canvas' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Paper' })).not.toBeChecked();
  // On a phone the sizes are further down, and come as one moves towards them.
  await page.mouse.wheel(0, 400);
  await expect(page.getByText('Select a Size (Inches)')).toBeVisible();
  await expect(page.getByLabel('Delivery pincode')).toBeVisible();
  await expect(
    page
      .getByText(/^₹[\d,]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(header(page).getByRole('button', { name: 'Bag, 0 items' })).toBeVisible();
  await guest.typesAPincode();
  await guest.addsToCart();
  await expect(page.getByText('added to cart', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue shopping' }).click();
  await expect(header(page).getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
});

test('[ART-22] the link of a print is copied, and the shop says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/art/misty-ghats');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/art\/misty-ghats/);
});

test('[NF-01] [NF-02] [NF-03] a path outside the table says so, and leads home and to the last page that was shown', async ({
  page,
}) => {
  await page.goto('/art/');
  await page.goto('/no/such/place');
  await expect(page.getByRole('heading', { name: "We can't find the page" })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/art\/$/);
  await page.goto('/404p');
  await page.getByRole('link', { name: 'Return To Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('[SHELL-30] every page that is opened is written down for the tracker', async ({ page }) => {
  await page.goto('/');
  await openArea(page, 'Art Prints');
  await expect(prints(page)).toHaveCount(30);
  const seen = await page.evaluate(() =>
    (window as never as { dataLayer: { event: string; path: string }[] }).dataLayer
      .filter(({ event }) => event === 'page_view')
      .map(({ path }) => path),
  );
  expect(seen).toEqual(['/', '/art/']);
});
