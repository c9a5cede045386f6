import { expect } from '@playwright/test';
import { test } from './test.ts';

test('a path is played on the real view by keys, from a link, and goes on by hand', async ({ page }) => {
  await page.goto('/charts/?chart=pincode&panel=paths&path=1&step=3');
  const store = page.frameLocator('iframe[title="The store"]');
  const steps = page.getByRole('status').filter({ hasText: '/' });
  await expect(steps).toHaveText(/^3 \//);
  await expect(store.getByLabel('Delivery pincode')).toHaveValue('682001');
  await page.keyboard.press('ArrowRight');
  await expect(steps).toHaveText(/^4 \//);
  await expect(store.getByText('Delivery in 5-7 days')).toBeVisible();
  await expect(page).toHaveURL(/path=1&step=4/);
  await expect(page.locator('svg [data-state="pincode.serviceable"][data-active]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Go on by hand' }).click();
  await expect(page.getByText('The view is in your hands')).toBeVisible();
  await store.getByLabel('Delivery pincode').fill('999999');
  await expect(store.getByText('Delivery Unavailable')).toBeVisible();
  await page.goto('/charts/?chart=pincode&panel=paths&path=99');
  await expect(page.getByText('This path no longer exists')).toBeVisible();
});
