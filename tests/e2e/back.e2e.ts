import { expect } from '@playwright/test';
import { readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[PAY-24] [PAY-28] Back from the card provider leads to the way to try again, with nothing lost', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  const bag = await readStored(page, 'cartData');
  await guest.paysBy('ccavenue');
  await expect(page).toHaveURL(/\/test-gateway\?/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/payment_fail\?order_no=\d{12}$/);
  await expect(page.getByText('Came back without paying?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/checkout\/shipping$/);
  await expect.poll(() => readStored(page, 'cartData')).toEqual(bag);
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
  const guest = shopper(page);
  await guest.comesBackWith();
  await expect(page.getByRole('heading', { name: 'Shopping bag' })).toBeVisible();
});

test('a dialog gives the focus back to what opened it', async ({ page }) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 10-14 days').first()).toBeVisible();
  await guest.addsToCart();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add To Cart' })).toBeFocused();
});
