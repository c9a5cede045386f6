import { expect, type Page } from '@playwright/test';
import { listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

const handle = (page: Page) => page.getByRole('button', { name: /^Behind the scenes/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Behind the scenes' });

/** What a sign-up asks for: a code that the backend sends to a mail address. */
const asksForACode = (page: Page, mail: string) =>
  page.evaluate(
    async (to) =>
      (
        await fetch('/otp/anonymous_account', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ mail: to, type: 'guest' }),
        })
      ).json(),
    mail,
  );

test('a code that was sent is read in the panel as it comes, also by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(handle(page)).toBeVisible();
  const { otp } = await asksForACode(page, 'asha@example.com');
  await expect(page.getByRole('button', { name: 'Behind the scenes, 1 new letter' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(drawer(page)).toBeFocused();
  await expect(drawer(page).getByText(otp, { exact: true })).toBeVisible();
  const { otp: next } = await asksForACode(page, 'ravi@example.com');
  await expect(drawer(page).getByRole('listitem').first()).toContainText(next);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page, 'aside')).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(handle(page)).toBeFocused();
});

test('[PIN-11] a link sets a fault, the shop tells it, and the next page keeps it', async ({ page }) => {
  const SETTINGS = 'backend=fault:pincode.find=failed;gateway:paid';
  await page.goto(`/art/?${SETTINGS};latency:fast`);
  const prints = page.getByRole('list', { name: 'Art prints' });
  // A link leads on before the backend is here, too, only without what was set.
  await expect(handle(page)).toBeVisible();
  await prints.getByRole('link').first().click();
  await page.getByLabel('Delivery pincode').fill('682001');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${SETTINGS}`);
  await handle(page).click();
  await expect(drawer(page).getByText('latency:fast')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Mend pincode.find' }).click();
  await expect(page).toHaveURL(/\?backend=gateway:paid$/);
  // What buys stays in reach, also on a phone.
  await page.getByRole('button', { name: 'Add To Cart' }).first().click({ trial: true });
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Delivery in 10-14 days').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?backend=gateway:paid$/);
});

test('a link to an address that leads to another one sets them, too', async ({ page }) => {
  await page.goto('/frame?backend=latency:7');
  await expect(page).toHaveURL(/\/custom-framing\/\?backend=latency:7$/);
});

test('above a popup, Escape closes the panel alone', async ({ page }) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  await guest.choosesPaperAndASize();
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await guest.addsToCart();
  const popup = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(popup).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(drawer(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await popup.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(popup).toBeHidden();
});

test('the handle keeps to the margin of the page', async ({ page }) => {
  await page.goto('/art/');
  const box = await handle(page).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(heading?.x ?? 0);
});

test('all that was written goes once it is confirmed', async ({ page }) => {
  const guest = shopper(page);
  await guest.comesBackWith();
  await guest.comesToTheReview();
  await guest.placesTheOrder();
  expect(await listBackendOrders(page)).toHaveLength(1);
  await page.goto('/');
  await handle(page).click();
  await drawer(page).getByRole('button', { name: 'Set the data back …' }).click();
  await drawer(page).getByRole('button', { name: 'Set back' }).click();
  await expect(drawer(page).getByText('The data is as on the first day.', { exact: false })).toBeVisible();
  expect(await listBackendOrders(page)).toEqual([]);
  await expect.poll(() => readStored(page, 'cartData')).not.toBeNull();
  await drawer(page).getByRole('button', { name: 'Reload the page' }).click();
  await expect(handle(page)).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});
