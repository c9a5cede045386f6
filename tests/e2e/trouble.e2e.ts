import { expect } from '@playwright/test';
import { palms } from '../../machines/cart/sampleLines.ts';
import { getBackendPanel, listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[CHK-12] [NF-04] review and shipping without a bag lead to /403', async ({ page }) => {
  for (const stage of ['review', 'shipping']) {
    await page.goto(`/checkout/${stage}`);
    await expect(page).toHaveURL(/\/403$/);
  }
});

test('[CHK-04] [CHK-10] [CHK-18] details lead to the bag, unknown stages to /404c, and an empty bag says so', async ({
  page,
}) => {
  await page.goto('/checkout/details');
  await expect(page).toHaveURL(/\/checkout\/shopping-bag$/);
  await expect(page.getByText('Your bag is empty').first()).toBeVisible();
  await page.goto('/checkout/attic');
  await expect(page).toHaveURL(/\/404c$/);
  await expect(page.getByText("We can't find the page")).toBeVisible();
});

test('[ART-15] [NF-01] an unknown art leads to /404s', async ({ page }) => {
  await page.goto('/art/no-such-picture');
  await expect(page).toHaveURL(/\/404s$/);
  await expect(page.getByText("We can't find the page")).toBeVisible();
});

test('[CHK-14] review without shipping data leads to shipping', async ({ page }) => {
  await shopper(page).comesBackWith();
  await page.goto('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
});

test('[ART-24] [ART-25] [ART-26] [CART-25] adding says what is missing and brings the shopper to it', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  await guest.addsToCart();
  await expect(page.getByText('Please enter a pincode to check delivery availability').first()).toBeVisible();
  await expect(page.getByLabel('Delivery pincode')).toBeFocused();
  await guest.typesAPincode('6820');
  await guest.addsToCart();
  await expect(page.getByText('Invalid Pin').first()).toBeVisible();
  await guest.typesAPincode('999999');
  await expect(page.getByText('Delivery Unavailable').first()).toBeVisible();
  await guest.addsToCart();
  await expect(page.getByText('Sorry, the pincode is not serviceable').first()).toBeVisible();
  expect((await readStored(page, 'cartData')) ?? []).toEqual([]);
});

test('[CART-10] [CHK-16] [GUEST-04] a reload at each stage loses nothing', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesBackWith();
  const bag = await readStored(page, 'cartData');
  await page.reload();
  await expect.poll(() => readStored(page, 'cartData')).toEqual(bag);
  await guest.continues();
  await guest.fillsTheAddress();
  await page.reload();
  await expect(page.getByLabel('First Name').first()).toHaveValue('Asha');
  await expect(page.getByLabel('Street', { exact: false }).first()).toHaveValue('Marine Drive');
  await guest.continues();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await expect(page.getByText('Asha').first()).toBeVisible();
  await guest.placesTheOrder();
  await page.reload();
  await guest.placesTheOrder();
  expect((await listBackendOrders(page)).length).toBe(1);
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
});

test('[PIN-06] [PIN-07] [PIN-10] a served pincode is remembered, and checked again when the page loads', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 10-14 days').first()).toBeVisible();
  const checked = page.waitForResponse((response) => response.url().includes('/jsonapi/taxonomy_term/pincode'));
  await page.reload();
  await checked;
  await expect(page.getByLabel('Delivery pincode')).toHaveValue('682001');
  await expect(page.getByText('Delivery in 10-14 days').first()).toBeVisible();
});

test('a double click on Place the Order makes one order', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await page.getByLabel('I agree to Terms and Conditions').check();
  await page.getByRole('button', { name: 'Place the Order' }).dblclick();
  await expect(page.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
  expect((await listBackendOrders(page)).length).toBe(1);
});

test('an address with script in it stays text', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.continues();
  await guest.fillsTheAddress();
  await page
    .getByLabel('Street', { exact: false })
    .first()
    .fill('<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>');
  await guest.continues();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await expect(page.getByText('<img src=x onerror', { exact: false }).first()).toBeVisible();
  await guest.placesTheOrder();
  expect(await page.evaluate(() => (window as never as { hacked?: number }).hacked)).toBeUndefined();
});

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
  await expect(page.getByRole('heading', { name: 'This page has not come yet' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Art for the wall you look at most' })).toBeVisible();
  // The banners lie one behind the other by their styles alone.
  await expect(page.getByRole('heading', { name: 'New on the wall this month' })).toBeHidden();
});
