import { expect } from '@playwright/test';
import { palms } from '../../machines/cart/sampleLines.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { isImpersonal } from '../../src/storage/storageKeys.ts';
import { createPhoto } from './photo.ts';
import { getBackendPanel } from './shopper.ts';
import { test } from './test.ts';

test('a first visit and a forced reload load the page once, and the backend answers', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  const { handle } = getBackendPanel(page);
  await page.goto('/checkout/shopping-bag');
  await expect(handle).toBeVisible();
  expect(documents).toBe(1);
  // Past the service worker, as with Shift and the button.
  const session = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await session.send('Page.reload', { ignoreCache: true });
  await loaded;
  await expect(handle).toBeVisible();
  expect(documents).toBe(2);
  expect(await page.evaluate(async () => (await fetch('/api/getprice')).status)).toBe(200);
});

test('[CART-01] without a network the bag still shows its lines; the page that was asked for says so, and comes with its looks once there is one again', async ({
  page,
  context,
}) => {
  await page.addInitScript((bag) => localStorage.setItem('cartData', bag), JSON.stringify([palms]));
  await page.goto('/gallery-walls/nine-thresholds');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
  // What draws lines, and what states that there is no network, come while nobody asks.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item' }).click();
  await expect(page.getByRole('list', { name: 'Items in your bag' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mitre & Mat' }).click();
  await expect(page.getByRole('heading', { name: 'This page is still loading' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Art for the wall you look at most' })).toBeVisible();
  // The banners lie one behind the other by their styles alone.
  await expect(page.getByRole('heading', { name: 'New on the wall this month' })).toBeHidden();
});

test('where the network goes before the embedded backend has its worker, the store works once it is back', async ({
  page,
  context,
}) => {
  await page.exposeFunction('loseNetwork', () => context.setOffline(true));
  await page.addInitScript(() => {
    const container = ServiceWorkerContainer.prototype;
    const { register } = container;
    container.register = async function (...request) {
      container.register = register;
      await (window as unknown as { loseNetwork(): Promise<void> }).loseNetwork();
      return register.apply(this, request);
    };
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('fetching the script'));
  await page.goto('/search?q=ghats');
  await failed;
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('link', { name: 'Misty Ghats' }).first()).toBeVisible();
});

test('a service worker that the browser stopped is there again for the next page', async ({ page }) => {
  await page.goto('/checkout/shopping-bag');
  await expect(getBackendPanel(page).handle).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shopping bag' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await page.getByRole('banner').getByRole('link', { name: 'Mitre & Mat' }).click();
  await expect(page.getByRole('heading', { name: 'Art for the wall you look at most' })).toBeVisible();
});

test('code of the embedded backend that does not come at first is asked for again, and what waits for it is read', async ({
  page,
}) => {
  // It is requested for the preload and for the import.
  let lost = 2;
  await page.route(/startConfiguredBackend-/, (route) => (lost-- > 0 ? route.abort() : route.continue()));
  await page.goto('/search?q=ghats');
  await expect(page.getByRole('main').getByRole('link', { name: 'Misty Ghats' }).first()).toBeVisible();
});

test('where storage is blocked the visit goes on without it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto('/checkout/shopping-bag');
  await expect(page.getByRole('heading', { name: 'Shopping bag' })).toBeVisible();
});

test('[WISH-09] [WISH-01] [WISH-04] [SESS-06] [SESS-07] [SESS-16] what a guest pressed is saved by way of the login page, also reloaded; another tab takes it off, and shows nothing of theirs once the first has logged out', async ({
  page,
  context,
}) => {
  const header = page.getByRole('banner');
  const counts = (items: number) =>
    expect(header.getByRole('link', { name: `Wishlist, ${items} items` })).toBeVisible();
  await page.goto('/art/misty-ghats');
  await page.getByRole('button', { name: 'Add Misty Ghats to wishlist' }).click();
  await page
    .getByRole('dialog', { name: 'Login' })
    .getByRole('link', { name: /password/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await page.locator('main [name="mail"]').fill(DEMO.mail);
  await page.locator('main [name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await counts(7);
  const other = await context.newPage();
  await other.goto('/account/wishlist/');
  await other.getByRole('button', { name: 'Remove Misty Ghats from wishlist' }).click();
  await expect(other.getByText('Removed from Wishlist')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await counts(6);
  await header.getByRole('button', { name: 'Account' }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/403$/);
  await expect(other.getByRole('list', { name: 'Wishlist' })).toHaveCount(0);
});

/** The names of whatever the browser stores, in this tab and in all. */
const listStored = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

test('[SESS-06] a guest has the device forget them, and Back and another tab show nothing of what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/partner/apply');
  const other = await context.newPage();
  await other.goto('/partner/apply');
  for (const each of [page, other]) {
    await each.getByLabel(/^First name/).fill('Asha');
    await each.getByLabel(/^Company/).fill('Menon');
  }
  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(page.getByText('This device has forgotten you.')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy\/\?forgotten=true#forget-me$/);
  expect((await page.evaluate(listStored)).filter((name) => !isImpersonal(name))).toEqual([]);
  await expect(other.getByLabel(/^First name/)).toHaveValue('');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/partner\/apply$/);
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
});

test('[ORD-26] [ORD-28] Back from an older order leads to the list as it was left, with the older ones', async ({
  page,
}) => {
  await page.goto('/login?backend=scenario:history.long');
  await page.locator('main [name="mail"]').fill(DEMO.mail);
  await page.locator('main [name="password"]').fill(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(\?|$)/);
  await page.goto('/account/orders/?backend=scenario:history.long');
  const orders = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(orders).toHaveCount(10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(orders).toHaveCount(12);
  await orders.last().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await orders.last().getByRole('link').click();
  // The scenario has no order but in the list.
  await expect(page).toHaveURL(/\/404p(\?|$)/);
  await page.goBack();
  await expect(orders).toHaveCount(12);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('in forced colours, a dialog has an edge and what is sharp differs from what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/custom-framing/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('border-inline-end-style', 'solid');
  await page.keyboard.press('Escape');
  await page
    .getByLabel('Tap to Upload')
    .setInputFiles(await createPhoto(page, { width: 1500, height: 1200, orientation: 1 }));
  // A background is not painted: the first mark is filled by its edge, the others are hollow.
  const marks = page
    .getByRole('row', { name: /Too low/ })
    .last()
    .locator('td:last-child span span span');
  await expect(marks).toHaveCount(3);
  const filled = await marks.evaluateAll((all) => all.map((mark) => mark.clientWidth === 0));
  expect(filled).toEqual([true, false, false]);
});
