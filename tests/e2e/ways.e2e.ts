import { expect, type Page } from '@playwright/test';
import { readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

/** A file that the backend has, 10 × 12 inches at 150 pixels each. */
const UPLOAD = 'width=1500&height=1800&id=0e541d5e-ea2e-54a7-8c84-085276f82a21';
const NORDIC = 'fa1fb702-22e8-54e7-94e8-3a3bb3f530fe';
const MISTY = '/shop_art/misty-ghats';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back' });
const pincode = (page: Page) => page.getByLabel('Delivery pincode');
const sizes = (page: Page) => page.getByRole('radiogroup', { name: /size/i }).getByRole('radio');

for (const [id, from, to] of [
  ['ROUTE-20', '/frame', '/custom-framing/'],
  ['ROUTE-14', '/frame-edit', '/custom-framing/'],
  ['ROUTE-21', '/resize', '/crop'],
] as const)
  test(`[${id}] ${from} leads on to ${to}, and Back does not come to it again`, async ({ page }) => {
    await page.goto('/art/');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/art/');
  });

for (const [ids, address, name] of [
  ['[CONF-07] [ROUTE-23]', `/size?${UPLOAD}`, 'Your picture'],
  ['[CONF-07] [ROUTE-25]', MISTY, 'Misty Ghats'],
  ['[ROUTE-22]', '/size/misty-ghats', 'Misty Ghats'],
] as const)
  test(`${ids} ${address} shows the sizes of ${name}, once a media is chosen`, async ({ page }) => {
    await page.goto(address);
    await title(page, name);
    await expect(page.getByText('Choose a media to see its sizes')).toBeVisible();
    await expect(sizes(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'Paper' }).click();
    await expect(sizes(page).first()).toBeVisible();
  });

test('[CONF-08] [ROUTE-26] Back of the screen for sizes leads to print or framed', async ({ page }) => {
  await page.goto(MISTY);
  await back(page).click();
  await expect(page).toHaveURL('/shop_art_type/misty-ghats');
  await expect(page.getByRole('link', { name: /^Framed/ })).toBeVisible();
});

test('[CONF-11] [CONF-14] the screen for sizes asks for a pincode only where no frame is to come', async ({ page }) => {
  await page.goto(`${MISTY}?mode=frame`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(pincode(page)).toHaveCount(0);
  await page.goto(`${MISTY}?mode=art`);
  await expect(pincode(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('[CONF-15] a print from the screen for sizes opens the popup with its two ways on', async ({ page }) => {
  const guest = shopper(page);
  await page.goto(`${MISTY}?mode=art&media=Paper&size=16x20`);
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await guest.addsToCart();
  const popup = page.getByRole('dialog', { name: 'Added to cart' });
  await popup.getByRole('button', { name: 'Continue shopping' }).click();
  await expect(popup).toBeHidden();
  await guest.addsToCart();
  await guest.proceeds();
});

test('[ART-01] [ART-02] [ROUTE-29] [ROUTE-30] the chooser of an own picture leads back to the crop', async ({
  page,
}) => {
  await page.goto(`/custom-framing?${UPLOAD}`);
  await title(page, 'Your picture');
  await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  await back(page).click();
  await expect(page).toHaveURL('/crop');
  await expect(page.getByRole('heading', { name: 'Crop Your Photo' })).toBeVisible();
});

test('[ROUTE-13] [ROUTE-19] [FRAME-12] [CONF-32] a frame from the list goes into the bag as it is shown, however often the button is pressed', async ({
  page,
}) => {
  await page.goto('/frame/misty-ghats?type=art&mode=frame&media=Paper&size=24x30&mat=golden&pad=sage');
  await title(page, 'Choose a frame');
  await page.getByRole('link', { name: 'Nordic' }).first().click();
  await title(page, 'Nordic');
  await page.getByRole('combobox', { name: 'Image Size' }).selectOption('20x25');
  await expect(page).toHaveURL(new RegExp(`/frame-edit/${NORDIC}\\?id=misty-ghats&type=art&.*size=20x25`));
  // 23 × 28 = 644 square inches at ₹13.20
  await expect(page.getByText('₹8,501', { exact: true }).first()).toBeVisible();
  const button = page.getByRole('button', { name: 'ADD TO CART' });
  // The popup is at hand then, and opens between the two presses.
  await button.click();
  await expect(page.getByText('Please enter a pincode to check delivery availability').first()).toBeVisible();
  await shopper(page).typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await button.dblclick();
  await expect(page.getByRole('dialog', { name: 'Added to cart' })).toBeVisible();
  await expect
    .poll(() => readStored(page, 'cartData'))
    .toEqual([
      expect.objectContaining({
        kind: 'frame',
        dimension: '20 x 25',
        papertype: 'Paper',
        padcolor: 'sage',
        price: 850_100,
      }),
    ]);
});
