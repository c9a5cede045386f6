import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Whatever the browser keeps of a person, in this tab and in all. */
const listKept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();

test('[SESS-06] a guest has the device forget them, and Back and another tab show nothing of what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/partner/apply');
  const other = await context.newPage();
  await other.goto('/partner/apply');
  for (const each of [page, other]) {
    await each.getByLabel(/^First name/).fill('Asha');
    await each.getByLabel(/^Company/).fill('Menon');
  }
  await page.bringToFront();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('button', { name: 'Forget me on this device' }).click();
  await expect(page.getByText('This device has forgotten you.')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy\/\?forgotten=true#forget-me$/);
  expect((await page.evaluate(listKept)).filter((name) => !/^forgotten/.test(name))).toEqual([]);
  await expect(other.getByLabel(/^First name/)).toHaveValue('');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(/\/partner\/apply$/);
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
});
