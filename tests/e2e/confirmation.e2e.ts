import { expect, type Page } from '@playwright/test';
import { shopper } from './shopper.ts';
import { test } from './test.ts';

const ordered = (page: Page) => page.getByRole('heading', { name: "It's Ordered!" });

/** A guest with an order that waits at the provider's. */
async function ordersBy(page: Page, method: 'ccavenue' | 'razorpay') {
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  await guest.paysBy(method);
  return guest;
}

test('[PAY-15] [PAY-21] back from the provider the order is confirmed, also after a reload, by the Back button and in a second tab', async ({
  context,
  page,
}) => {
  const guest = await ordersBy(page, 'ccavenue');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  await expect(ordered(page)).toBeVisible();
  await page.reload();
  await expect(ordered(page)).toBeVisible();
  const confirmation = page.url();
  const number = confirmation.slice(-12);
  await page.goto('/about/');
  await page.goBack();
  await expect(ordered(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/checkout/payment?order_no=${number}`);
  await expect(other).toHaveURL(confirmation);
  await expect(ordered(other)).toBeVisible();
});

test('[CHK-08] [PAY-18] [PAY-21] whoever types the number of another one’s order is asked to sign in, and reads of no letter', async ({
  page,
}) => {
  const guest = await ordersBy(page, 'razorpay');
  await guest.answersTheGateway('Pay');
  await expect(ordered(page)).toBeVisible();
  const number = page.url().slice(-12);
  // the same backend, and a browser that knows nobody
  await page.evaluate(() => localStorage.clear());
  for (const path of [`/checkout/order-${number}`, `/checkout/payment?order_no=${number}`, `/order/${number}`]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/403$/);
    await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeVisible();
    await expect(ordered(page)).toHaveCount(0);
    await expect(page.getByText(/emailed/)).toHaveCount(0);
  }
});
