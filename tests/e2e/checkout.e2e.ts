import { expect, type Page } from '@playwright/test';
import { framedPalms, palms } from '../../machines/cart/sampleLines.ts';
import { productLines } from '../../machines/cart/sampleProducts.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import { listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

/** Signs in as the demo customer, once the backend is there; true where it answered. */
const signIn = (page: Page) =>
  page.evaluate(async ({ id, name, mail, password }) => {
    const form = { grant_type: 'password', client_id: 'store', username: mail, password };
    const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(form) });
    if (!answer.ok || !answer.headers.get('Content-Type')?.includes('json')) return false;
    const { access_token, refresh_token } = await answer.json();
    localStorage.setItem('user', JSON.stringify({ token: access_token, refresh_token, details: { id, name, mail } }));
    return true;
  }, DEMO);

/** As an earlier visit left it. */
async function isSignedIn(page: Page) {
  await page.goto('/terms-of-service/');
  await expect.poll(() => signIn(page)).toBe(true);
}

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order Summary' });

test('[CHK-52] [COUP-01] [COUP-17] a business buys with a coupon, goes back and forward, reloads at every step, and pays once', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.comesBackWith([palms, framedPalms]);
  await guest.typesACoupon('WELCOME10');
  await guest.continues();
  await page.getByRole('radio', { name: 'Business' }).check();
  await guest.fillsTheAddress();
  await page.getByLabel('Company Name').fill('Kochi Galleries');
  await page.getByLabel('GST').fill('32AAACK1234F1Z5');
  await page.reload();
  await expect(page.getByLabel('Company Name')).toHaveValue('Kochi Galleries');
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/shopping-bag$/);
  await page.goForward();
  await guest.continues();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  // A tenth off 4,104 and 7,484.
  const total = summary(page).getByText('₹10,429', { exact: true });
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
  await expect(page.getByText('GST 32AAACK1234F1Z5')).toBeVisible();
  await guest.placesTheOrder();
  await page.reload();
  await guest.placesTheOrder();
  await expect(page.getByRole('dialog').getByText('₹10,429')).toBeVisible();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  expect((await listBackendOrders(page)).length).toBe(1);
  expect(await readStored(page, 'discount_price')).toBe(null);
  await page.reload();
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
});

test('[CHK-33] [ADDR-01] [ORD-01] [ORD-26] [ORD-29] [ORD-32] a customer buys one of every kind by card, and finds the order in the account', async ({
  page,
}) => {
  const customer = shopper(page);
  await isSignedIn(page);
  await customer.comesBackWith([palms, framedPalms, ...productLines]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove Item' })).toHaveCount(
    2 + productLines.length,
  );
  await customer.continues();
  await expect(page.getByText('Old Ferry Road', { exact: false }).first()).toBeVisible();
  await customer.continues();
  await expect(page).toHaveURL(/\/checkout\/review$/);
  await customer.placesTheOrder();
  await customer.paysBy('ccavenue');
  await customer.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  const orderNo = /order-(\d+)$/.exec(page.url())?.[1] as string;
  await page.goto('/account/orders/');
  await page.getByRole('link', { name: new RegExp(orderNo) }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${orderNo}/?$`));
  for (const { item_name } of productLines) await expect(page.getByText(item_name).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back To Orders' }).click();
  await expect(page).toHaveURL(/\/account\/orders\/?$/);
});

test('[CART-48] prices changed by hand never reach an order, and the shopper is told', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesBackWith([{ ...palms, price: 100, art_price: 100, total_price: 100 }]);
  await expect(summary(page).getByText('₹4,104').first()).toBeVisible();
  await expect(page.getByText(/price changed/i).first()).toBeVisible();
  await guest.comesToTheReview();
  await page.evaluate(() => {
    const bag = JSON.parse(localStorage.getItem('cartData') ?? '[]');
    localStorage.setItem('cartData', JSON.stringify(bag.map((line: object) => ({ ...line, price: 100 }))));
  });
  await page.reload();
  await expect(
    page.getByText('Prices have changed since you put these into your bag.', { exact: false }),
  ).toBeVisible();
  await guest.placesTheOrder();
  await expect(page.getByRole('dialog').getByText('₹4,104')).toBeVisible();
});
