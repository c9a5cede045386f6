import { expect } from '@playwright/test';
import { listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[API-01] [PAY-15] the main job is done at a backend that behaves like a present Drupal', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesIn('?backend=profile:drupal10');
  await guest.fillsTheBag();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.answersTheGateway('Pay');
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}(\?|$)/);
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
  await expect.poll(() => readStored(page, 'cartData')).toEqual([]);
  expect(await listBackendOrders(page)).toHaveLength(1);
  // the specification's token path is what tells that it was a present Drupal all along
  const { status } = await page.evaluate(async () => ({ status: (await fetch('/rest/session/token')).status }));
  expect(status).toBe(404);
});
