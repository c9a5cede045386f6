import { expect } from '@playwright/test';
import { getBackendPanel, openArea, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

test('[PIN-11] a link to an address that leads to another one sets a fault, the shop tells it, and the next page keeps it', async ({
  page,
}) => {
  const SETTINGS = 'backend=fault:pincode.find=failed;gateway:paid';
  const { handle, drawer } = getBackendPanel(page);
  await page.goto(`/frame?${SETTINGS};latency:fast`);
  // A link leads on before the backend is here, too, only without what was set.
  await expect(handle).toBeVisible();
  await expect(page).toHaveURL(`/custom-framing/?${SETTINGS}`);
  // told once, by the document that was asked for it: a link that is pressed before hydration loads another one
  await handle.click();
  await expect(drawer.getByText('latency:fast')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await openArea(page, 'Art Prints');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // in the margin of the page, once its title is there
    await expect
      .poll(async () => {
        const [box, text] = [await handle.boundingBox(), await title.boundingBox()];
        return box && text && box.x + box.width <= text.x;
      })
      .toBe(true);
  }
  await shopper(page).findsAPrint();
  await shopper(page).typesAPincode();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${SETTINGS}`);
  await handle.click();
  await drawer.getByRole('button', { name: 'Mend pincode.find' }).click();
  await expect(page).toHaveURL(/\?backend=gateway:paid$/);
  // What buys stays in reach, also on a phone.
  await page.getByRole('button', { name: 'Add To Cart' }).first().click({ trial: true });
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Delivery in 10-14 days').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?backend=gateway:paid$/);
});

test('a code that was sent is read in the panel, and all that was written goes once it is confirmed', async ({
  page,
}) => {
  const { handle, drawer } = getBackendPanel(page);
  await shopper(page).comesBackWith();
  await expect(handle).toBeVisible();
  const code = await page.evaluate(async () => {
    const asked = await fetch('/otp/anonymous_account', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mail: 'asha@example.com', type: 'guest' }),
    });
    return (await asked.json()).otp as string;
  });
  await expect(handle).toHaveAccessibleName('Behind the scenes, 1 new letter');
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(drawer).toBeFocused();
  await expect(drawer.getByText(code, { exact: true })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page, 'aside')).toEqual([]);
  await drawer.getByRole('button', { name: 'Set the data back …' }).click();
  await drawer.getByRole('button', { name: 'Set back' }).click();
  await expect(drawer.getByText('The data is as on the first day.', { exact: false })).toBeVisible();
  await drawer.getByRole('button', { name: 'Reload the page' }).click();
  await expect(drawer).toBeHidden();
  await handle.click();
  await expect(drawer.getByText('Nothing was sent yet.', { exact: false })).toBeVisible();
  expect(await readStored(page, 'cartData')).toHaveLength(1);
});
