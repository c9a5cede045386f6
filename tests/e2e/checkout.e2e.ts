import { expect, type Page } from '@playwright/test';
import { framedPalms, palms } from '../../machines/cart/sampleLines.ts';
import { listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

/** A tenth off 4,104 and 7,484. */
const total = (page: Page) =>
  page.getByRole('complementary', { name: 'Order Summary' }).getByText('₹10,429', { exact: true });
const order = (page: Page) => page.getByRole('heading', { name: "It's Ordered!" });

test('[CHK-52] [COUP-01] [COUP-17] [CART-10] [CHK-16] [GUEST-04] [PAY-15] [PAY-21] [PAY-24] [PAY-25] [PAY-28] a business buys with a coupon, reloads at every step, comes Back from the card provider, and pays once; the order stays confirmed', async ({
  context,
  page,
}) => {
  const guest = shopper(page);
  await guest.comesBackWith([palms, framedPalms]);
  const bag = await readStored(page, 'cartData');
  await page.reload();
  expect(await readStored(page, 'cartData')).toEqual(bag);
  await guest.typesACoupon('WELCOME10');
  await guest.continues();
  await page.getByRole('radio', { name: 'Business' }).check();
  await guest.fillsTheAddress();
  await page.getByLabel('Company Name').fill('Kochi Galleries');
  await page.getByLabel('GST').fill('32AAACK1234F1Z5');
  await page.reload();
  await expect(page.getByLabel('First Name').first()).toHaveValue('Asha');
  await expect(page.getByLabel('Company Name')).toHaveValue('Kochi Galleries');
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/shopping-bag$/);
  await page.goForward();
  await guest.continues();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await page.reload();
  await expect(total(page)).toBeVisible();
  await expect(page.getByText('GST: 32AAACK1234F1Z5')).toBeVisible();
  await guest.placesTheOrder();
  await page.reload();
  await guest.placesTheOrder();
  await guest.paysBy('ccavenue');
  await expect(page).toHaveURL(/\/test-gateway\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/payment_fail\?order_no=\d{12}$/);
  await expect(page.getByText('Came back without paying?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect.poll(() => readStored(page, 'cartData')).toEqual(bag);
  await expect(page.getByLabel('First Name').first()).toHaveValue('Asha');
  await guest.continues();
  await guest.placesTheOrder();
  await expect(page.getByRole('dialog').getByText('₹10,429')).toBeVisible();
  await guest.paysBy('razorpay');
  await guest.paysAtTheGateway();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await page.reload();
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  await page.reload();
  await expect(order(page)).toBeVisible();
  expect((await listBackendOrders(page)).length).toBe(1);
  expect(await readStored(page, 'discount_price')).toBe(null);
  const confirmation = page.url();
  await page.goto('/about/');
  await page.goBack();
  await expect(order(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/checkout/payment?order_no=${confirmation.slice(-12)}`);
  await expect(other).toHaveURL(confirmation);
  await expect(order(other)).toBeVisible();
});
