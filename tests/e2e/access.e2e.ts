import { expect, type Page } from '@playwright/test';
import { NOT_FOUND_HEADING, openInStore } from './inStore.ts';
import { createPhoto } from './photo.ts';
import { shopper } from './shopper.ts';
import { test } from './test.ts';
import { findViolations } from './violations.ts';

// axe looks at every part of every drawing.
test.slow();

test('axe finds nothing from the home page to the payment popup', async ({ page }) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  expect(await findViolations(page)).toEqual([]);
  await guest.choosesPaperAndASize();
  await guest.typesAPincode();
  await guest.addsToCart();
  const popup = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(popup).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await popup.getByRole('button', { name: 'Proceed to checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Order Summary' }).first()).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await guest.continues();
  await guest.fillsTheAddress();
  expect(await findViolations(page)).toEqual([]);
  await guest.continues();
  await expect(page.getByLabel('I agree to Terms and Conditions')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await guest.placesTheOrder();
  expect(await findViolations(page)).toEqual([]);
});

test('axe finds nothing where a photo is cropped, and where it is framed', async ({ page }) => {
  await page.goto('/custom-framing/');
  await page
    .getByLabel('Tap to Upload')
    .setInputFiles(await createPhoto(page, { width: 1500, height: 1500, orientation: 1 }));
  await expect(page.getByRole('region', { name: 'Print quality' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByLabel('I confirm to have all necessary permissions').check();
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).click();
  await expect(page.getByRole('radiogroup', { name: 'Framed or Print' })).toBeVisible();
  // On a phone the frames are further down, and come as one moves towards them.
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('radiogroup', { name: 'Frame Style' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test.describe('axe finds nothing on', () => {
  // One visit: a new browser's profile for each address would take longer than the look at it.
  test.describe.configure({ mode: 'default' });
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Behind the scenes' })).toBeVisible();
  });
  test.afterAll(() => page.close());

  for (const address of [
    '/',
    '/art/',
    '/art/theme/Botanicals/1',
    '/terms-of-service',
    '/gallery-walls/',
    '/gallery-walls/nine-thresholds',
    '/gifts/2/',
    '/gifts/your-wedding-picture',
    '/decor-objects/',
    '/decor-objects/kettle-pond-bottle',
    '/mixed-media/six-ridges-to-munnar',
    '/blog/',
    '/stores',
    '/contact/',
    '/contact-us',
    '/privacy-policy/',
    '/opt_out',
    '/track-order',
    '/partner',
    '/partner/apply',
    '/design',
    '/design/art',
    '/design/wall',
    '/about/',
    '/faq/',
    '/blog/hang-it-lower',
    '/403',
    '/404s',
    '/checkout/shopping-bag',
    '/select/frame',
    '/custom-framing/',
    '/art/tea-pickers-path-munnar?mode=frame&media=Paper&size=16x20',
    '/frame/tea-pickers-path-munnar?type=art',
    '/frame-edit/fa1fb702-22e8-54e7-94e8-3a3bb3f530fe?id=tea-pickers-path-munnar&type=art&media=Paper',
  ])
    test(address, async () => {
      await openInStore(page, address, address === '/404s' ? NOT_FOUND_HEADING : /./);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await findViolations(page)).toEqual([]);
    });
});
