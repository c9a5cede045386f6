import { expect, test } from '@playwright/test';
import { kept, ordersInBackend, shopper } from './shopper.ts';

test('[PAY-15] [PAY-16] a guest finds a print, pays for it and sees the order', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesIn();
  await guest.fillsTheBag();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect.poll(async () => (await kept(page, 'cartData'))[0].quantity).toBe(2);
  await guest.comesToTheReview();
  await expect(page.getByRole('button', { name: 'Place the Order' })).toBeDisabled();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByText('Your payment status is being collected.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/, { timeout: 15_000 });
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
  const orderNo = /order-(\d+)$/.exec(page.url())?.[1] as string;
  await expect(page.getByText(orderNo).first()).toBeVisible();
  expect(await kept(page, 'cartData')).toEqual([]);
  expect((await kept(page, 'order_review')).length).toBe(1);
  const layer = await page.evaluate(() => (window as never as { dataLayer: { event: string }[] }).dataLayer);
  expect(layer.filter(({ event }) => event === 'checkout')).toEqual([
    expect.objectContaining({ event: 'checkout', order_id: orderNo }),
  ]);
  expect((await ordersInBackend(page)).length).toBe(1);
});

test('[PAY-17] [PAY-22] [PAY-24] [PAY-25] [PAY-28] a payment that fails is tried again with bag and addresses as they were', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.fillsTheBag();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  const bag = await kept(page, 'cartData');
  await guest.paysBy('ccavenue');
  await expect(page).toHaveURL(/\/test-gateway\?/);
  await guest.answersTheGateway('Fail');
  await expect(page).toHaveURL(/\/checkout\/payment_fail\?order_no=\d{12}$/, { timeout: 15_000 });
  await expect(page.getByText(/^Payment for Order No: \d{12} could not be proceed\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  expect(await kept(page, 'cartData')).toEqual(bag);
  await expect(page.getByLabel('First Name').first()).toHaveValue('Asha');
  await guest.continues();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/, { timeout: 15_000 });
});

test('[PAY-14] [PAY-18] without an answer in five reads the guest comes to the confirmation anyway', async ({
  page,
}) => {
  await page.clock.install();
  const guest = shopper(page);
  await guest.fillsTheBag();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Leave without an answer');
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().includes('/jsonapi/commerce_payment/')) reads += 1;
  });
  for (let read = 1; read <= 5; read++) {
    await page.clock.fastForward(3_000);
    await expect.poll(() => reads).toBeGreaterThanOrEqual(read);
  }
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/, { timeout: 15_000 });
  expect(reads).toBe(5);
});
