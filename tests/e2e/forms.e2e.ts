import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/** What has the focus, by its name for somebody who does not see it. */
const focused = (page: Page) => page.locator(':focus');

test('[PART-03] [PART-14] the partner form is filled in, mended and sent by keys alone', async ({ page }) => {
  await page.goto('/partner');
  const way = page.getByRole('link', { name: 'Apply Now' }).first();
  await way.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Partner application' });
  await form.getByLabel(/^First name/).focus();
  // each key press goes to the field that the one before led to
  for (const text of [
    'Asha',
    '',
    'Menon Interiors',
    'menon interiors',
    'asha@example.com',
    '98470 12345',
    '1 New Street',
    'Kochi',
    'Kerala',
    '682001',
    '',
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(focused(page)).toHaveText(/Apply/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Enter Valid website address');
  // the first fault is the next stop
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Website');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName(/^Website/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('menon.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Form submitted').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
