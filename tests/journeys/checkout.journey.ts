import { expect, type Page, test } from '@playwright/test';
import { framedPalms, ownPicture, palms } from '../../machines/cart/sampleLines.ts';
import { DEMO } from '../../mocks/seed/demo.ts';
import type { CartLine } from '../../src/domain/cartLine.ts';
import { behindTheScenes, kept, ordersInBackend, shopper } from './shopper.ts';

/** The bag as an earlier visit left it. */
const bagHolds = (page: Page, lines: readonly CartLine[]) =>
  page.addInitScript((bag) => {
    if (localStorage.getItem('cartData') !== null) return;
    localStorage.setItem('cartData', bag);
    localStorage.setItem('pincode', '"682001"');
  }, JSON.stringify(lines));

/** Signed in as the demo customer, as an earlier visit left it. */
async function isSignedIn(page: Page) {
  await page.goto('/terms-of-service/');
  await page.evaluate(async ({ id, name, mail, password }) => {
    await navigator.serviceWorker.ready;
    const asked = { grant_type: 'password', client_id: 'store', username: mail, password };
    const answer = await fetch('/oauth/token', { method: 'POST', body: new URLSearchParams(asked) });
    const { access_token, refresh_token } = await answer.json();
    localStorage.setItem('user', JSON.stringify({ token: access_token, refresh_token, details: { id, name, mail } }));
  }, DEMO);
}

test('[CHK-52] [COUP-01] [COUP-06] a business buys with a coupon, goes back and forward, reloads, and pays once', async ({
  page,
}) => {
  const guest = shopper(page);
  await bagHolds(page, [palms, framedPalms]);
  await page.goto('/checkout/shopping-bag');
  await guest.typesACoupon('WELCOME10');
  await guest.continues();
  await page.getByRole('radio', { name: 'Business' }).check({ force: true });
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
  const total = page.getByRole('complementary', { name: 'Order Summary' }).getByText('₹10,429');
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
  await expect(page.getByText('GST 32AAACK1234F1Z5')).toBeVisible();
  await guest.placesTheOrder();
  await page.reload();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/, { timeout: 15_000 });
  expect((await ordersInBackend(page)).length).toBe(1);
});
