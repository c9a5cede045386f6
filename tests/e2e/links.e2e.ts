import { expect, type Page } from '@playwright/test';
import { DEMO } from '../../mocks/seed/demo.ts';
import { createPhoto } from './photo.ts';
import { openArea, readStored, shopper } from './shopper.ts';
import { signInByCode } from './signingIn.ts';
import { test } from './test.ts';

/**
 * Every route of the table that shows a screen, the narrower before the wider, as URL patterns. Not among them: addresses
 * that lead on to one of these (ROUTE-07, 10 to 12, 14, 20, 21, 41, 42), the checkout's prefix for whoever tests payments
 * (ROUTE-06), the file for a pin-board service (ROUTE-59), and what is outside the table (ROUTE-61).
 */
const SCREENS = [
  ['ROUTE-01', '/'],
  ['ROUTE-02', '/blog'],
  ['ROUTE-03', '/blog/:page(\\d+)'],
  ['ROUTE-04', '/blog/:post'],
  ['ROUTE-05', '/checkout/:stage'],
  ['ROUTE-08', '/login'],
  ['ROUTE-09', '/signup'],
  ['ROUTE-13', '/frame-edit/:id'],
  ['ROUTE-15', '/art/theme/:theme/:page'],
  ['ROUTE-16', '/art/:page(\\d+)'],
  ['ROUTE-17', '/art/:art'],
  ['ROUTE-18', '/art'],
  ['ROUTE-19', '/frame/:id'],
  ['ROUTE-22', '/size/:art'],
  ['ROUTE-23', '/size'],
  ['ROUTE-24', '/start_framing'],
  ['ROUTE-25', '/shop_art/:art'],
  ['ROUTE-26', '/shop_art_type/:art'],
  ['ROUTE-27', '/gallery-walls/:wall'],
  ['ROUTE-28', '/gallery-walls'],
  ['ROUTE-29', '/custom-framing'],
  ['ROUTE-30', '/crop'],
  ['ROUTE-31', '/decor-objects/:page(\\d+)'],
  ['ROUTE-32', '/decor-objects/:object'],
  ['ROUTE-33', '/decor-objects'],
  ['ROUTE-34', '/mixed-media/:page(\\d+)'],
  ['ROUTE-35', '/mixed-media/:work'],
  ['ROUTE-36', '/mixed-media'],
  ['ROUTE-37 (print)', '/select/print'],
  ['ROUTE-37 (frame)', '/select/frame'],
  ['ROUTE-38', '/order/:id'],
  ['ROUTE-39', '/account/:id/:order'],
  ['ROUTE-40', '/account/:id'],
  ['ROUTE-43', '/stores'],
  ['ROUTE-44', '/faq'],
  ['ROUTE-45', '/about'],
  ['ROUTE-46', '/contact'],
  ['ROUTE-47', '/terms-of-service'],
  ['ROUTE-48', '/privacy-policy'],
  ['ROUTE-49', '/opt_out'],
  ['ROUTE-50', '/partner'],
  ['ROUTE-51', '/partner/apply'],
  ['ROUTE-52', '/design'],
  ['ROUTE-53', '/design/art'],
  ['ROUTE-54', '/design/wall'],
  ['ROUTE-55', '/contact-us'],
  ['ROUTE-56', '/gifts'],
  ['ROUTE-57', '/gifts/:page(\\d+)'],
  ['ROUTE-58', '/gifts/:gift'],
  ['ROUTE-60', '/403'],
] as const;

type Found = Map<string, string>;

/** The screens to which the links lead that can be seen now, and the one that is open, each with an address. */
const readScreens = (page: Page) =>
  page.evaluate((screens) => {
    const patterns = screens.map(([id, pathname]) => ({
      id,
      pattern: new URLPattern({ pathname: `${pathname}{/}?` }),
    }));
    const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      .filter((link) => link.origin === location.origin && link.checkVisibility())
      .map(({ pathname, search }) => pathname + search);
    return [location.pathname + location.search, ...links].flatMap((address) => {
      const [pathname = ''] = address.split('?');
      const screen = patterns.find(({ pattern }) => pattern.test({ pathname }));
      return screen ? [[screen.id, address] as const] : [];
    });
  }, SCREENS);

/** Keeps the screens that are new; answers their addresses. */
async function keepScreens(page: Page, found: Found): Promise<string[]> {
  const before = new Set(found.keys());
  for (const [id, address] of await readScreens(page)) if (!found.has(id)) found.set(id, address);
  return [...found].filter(([id]) => !before.has(id)).map(([, address]) => address);
}

/** Reads a page to its end: what comes as one reads on is there, too. */
async function readOn(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
  const busy = page.getByRole('main').locator('[aria-busy="true"]');
  await expect(busy).toHaveCount(0);
  // The choices further down come as they are seen.
  const choices = page.locator('[data-place="choices"]');
  if ((await choices.count()) === 0) return;
  await choices.scrollIntoViewIfNeeded();
  await expect(choices.getByRole('radiogroup').first()).toBeVisible();
}

/** Follows links from the page that is open and those that were found, one to each screen, until none is new. */
async function follow(page: Page, found: Found) {
  await keepScreens(page, found);
  const next = [...found.values()];
  for (let address = next.shift(); address !== undefined; address = next.shift()) {
    await page.goto(address);
    await readOn(page);
    next.push(...(await keepScreens(page, found)));
  }
}

/** Opens what lies behind the header's buttons and under the footer's folds, and keeps what stands there. */
async function openMenus(page: Page, found: Found) {
  const header = page.getByRole('banner');
  for (const name of [/^Menu$/, /^Account$/, /^Bag/]) {
    await header.getByRole('button', { name }).click();
    await expect(
      page
        .getByRole('dialog')
        .or(page.getByRole('navigation', { name: 'Account' }))
        .first(),
    ).toBeVisible();
    await keepScreens(page, found);
    await page.keyboard.press('Escape');
  }
  for (const group of ['Shop', 'About', 'Resources']) {
    await page.getByRole('contentinfo').locator('summary', { hasText: group }).click();
    await keepScreens(page, found);
  }
}

/** The screens that a shopper meets on a way, each with the address of a link to it. */
const met: Found = new Map();

test.describe('by links alone', () => {
  test.describe.configure({ mode: 'serial' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());

  test('[CONF-01] [CONF-02] [CONF-04] [CONF-16] [CONF-18] [ROUTE-23] a photo of one’s own is printed without a frame, from home to the order', async () => {
    const guest = shopper(page);
    const goesOn = (name: string) => page.getByRole('main').getByRole('link', { name }).first().click();
    await page.goto('/');
    await openArea(page, 'Print a Picture');
    await expect(page.getByRole('heading', { level: 1, name: 'What Are You Printing?' })).toBeVisible();
    await goesOn('Digital Upload');
    await page
      .getByLabel('Tap to Upload')
      .setInputFiles(await createPhoto(page, { width: 3000, height: 2000, orientation: 6 }));
    await expect(page.getByRole('heading', { name: 'Crop Your Photo' })).toBeVisible();
    await keepScreens(page, met);
    await page.getByLabel('I confirm to have all necessary permissions').check();
    await page.getByRole('button', { name: 'CONTINUE', exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Print', exact: true })).toBeChecked();
    await keepScreens(page, met);
    await page.getByRole('radio', { name: 'Paper' }).click();
    await goesOn('Buy Now');
    await expect(page).toHaveURL(/\/size\?(?=.*width=2000)(?=.*buy=now)(?=.*mode=art)(?=.*media=Paper)/);
    await guest.typesAPincode();
    await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
    await keepScreens(page, met);
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL(/\/checkout\/shopping-bag$/);
    expect(await readStored(page, 'cartData')).toMatchObject([
      { field_print_or_frame: 'print', user_upload: true, papertype: 'Paper', matting: 0 },
    ]);
    await guest.comesToTheReview();
    await guest.placesTheOrder();
    await guest.paysBy('razorpay');
    await guest.answersTheGateway('Pay');
    await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
    await keepScreens(page, met);
    await goesOn('See your order');
    await expect(page).toHaveURL(/\/order\/\d{12}$/);
    await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  });

  test('[ROUTE-38] [ROUTE-39] [ROUTE-40] a customer comes to the pages of the account', async () => {
    await page.goto('/account/profile/');
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await signInByCode(page, DEMO.name);
    await expect(page).toHaveURL('/account/profile/');
    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('navigation', { name: 'Account' }).first().getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL(/\/account\/orders\/?$/);
    await readOn(page);
    await keepScreens(page, met);
  });

  test(`[ROUTE-01] [ROUTE-64] each of the ${SCREENS.length} screens of the table has a link that a shopper meets`, async ({
    browser,
  }) => {
    const visitor = await browser.newPage();
    await visitor.goto('/');
    const found: Found = new Map();
    await openMenus(visitor, found);
    await follow(visitor, found);
    // A customer's link leads a visitor to the page for missing login data, once the page's code is there.
    await visitor.goto(met.get('ROUTE-40') ?? '/');
    await expect(visitor).toHaveURL(/\/403$/);
    await keepScreens(visitor, found);
    await visitor.close();
    expect(SCREENS.map(([id]) => id).filter((id) => !met.has(id) && !found.has(id))).toEqual([]);
  });
});
