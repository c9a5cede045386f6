import { expect } from '@playwright/test';
import { readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[CONF-36] [CHK-38] an order that comes to more than the review showed stops before payment, and is placed at the price of today', async ({
  page,
}) => {
  // the first price that the review is told is ₹100 less than the order comes to
  await page.addInitScript(() => {
    const { fetch } = window;
    let isFirst = true;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!isFirst || !answer.url.endsWith('/order/price') || !answer.ok) return answer;
      isFirst = false;
      const quote = await answer.json();
      return Response.json({ ...quote, amount: `${Number(quote.amount) - 100}.00` });
    };
  });
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  const bag = await readStored(page, 'cartData');
  await page.getByLabel('I agree to Terms and Conditions').check();
  await page.getByRole('button', { name: 'Place the Order' }).click();
  await expect(
    page.getByText(/^Your order came to ₹[\d,]+, and not to the ₹[\d,]+ that you were shown\.$/),
  ).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Select Payment Method' })).toHaveCount(0);
  expect(await readStored(page, 'cartData')).toEqual(bag);
  await page.getByRole('button', { name: 'See the price of today' }).click();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
});
