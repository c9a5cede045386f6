import { expect } from '@playwright/test';
import { createPhoto } from './photo.ts';
import { getBackendPanel, listBackendOrders, readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[SESS-15] [PAY-15] [PAY-16] [CONST-07] [CONST-08] [CONST-10] a guest finds a print, pays for it and sees the order', {
  tag: '@desk',
}, async ({ page }) => {
  const guest = shopper(page);
  await guest.comesIn();
  await guest.fillsTheBag();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Bag, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect.poll(async () => (await readStored(page, 'cartData'))[0].quantity).toBe(2);
  await guest.comesToTheReview();
  await expect(page.getByRole('button', { name: 'Place the Order' })).toBeDisabled();
  await expect(page.getByText(/cannot be cancelled or changed, and it is not refundable/)).toBeVisible();
  await expect(page.getByText(/rolled in sturdy tubes/)).toBeVisible();
  await guest.placesTheOrder();
  await guest.paysBy('razorpay');
  await guest.paysAtTheGateway();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
  await expect(page.getByText('Your payment status is being collected.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/order-\d{12}$/);
  await expect(page.getByRole('heading', { name: "It's Ordered!" })).toBeVisible();
  const orderNo = /order-(\d+)$/.exec(page.url())?.[1] as string;
  await expect(page.getByText(orderNo).first()).toBeVisible();
  await expect.poll(() => readStored(page, 'cartData')).toEqual([]);
  expect((await readStored(page, 'order_review')).length).toBe(1);
  const layer = await page.evaluate(() => (window as never as { dataLayer: { event: string }[] }).dataLayer);
  expect(layer.filter(({ event }) => event === 'checkout')).toEqual([
    expect.objectContaining({ event: 'checkout', order_id: orderNo }),
  ]);
  expect((await listBackendOrders(page)).length).toBe(1);
});

test('[ART-04] [FRAME-05] [FRAME-09] [FRAME-12] [CONF-49] [CART-13] [CART-14] [PREV-12] [PIN-08] a print is framed, the address keeps it, and it goes into the bag as it was seen', {
  tag: '@desk',
}, async ({ page }) => {
  // Through five screens, with previews on three of them.
  test.slow();
  const guest = shopper(page);
  await guest.findsAPrint();
  await expect(page.getByRole('radio', { name: 'Framed', exact: true })).toBeChecked();
  await page.getByRole('radio', { name: 'Paper' }).click();
  await page.getByRole('tab', { name: 'Medium' }).click();
  await page.getByRole('tabpanel').getByRole('radio').first().check();
  await page.getByRole('link', { name: 'See all frames' }).click();
  await expect(page).toHaveURL(/\/frame\/[a-z0-9-]+\?type=art&/);
  await page.getByRole('main').getByRole('link', { name: 'Nordic', exact: true }).click();
  await expect(page).toHaveURL(/\/frame-edit\/[0-9a-f-]{36}\?/);
  const mat = page.getByLabel('Mat Style');
  await mat.selectOption('golden');
  await expect(page.getByText('Golden ratio applied')).toBeVisible();
  await page.getByTitle('Sage').click();
  await expect(page).toHaveURL(/[?&]mat=golden&pad=sage/);
  const measures = await page
    .getByText(/^[\d.]+ × [\d.]+ in$/)
    .first()
    .textContent();

  await page.reload();
  await expect(mat).toHaveValue('golden');
  await expect(page.getByRole('radio', { name: 'Sage' })).toBeChecked();
  await expect(page.getByText(measures as string).first()).toBeVisible();

  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await guest.addsToCart();
  await guest.proceeds();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Nordic frame, sage mat' });
  await expect(line).toContainText(`framed ${measures}`);
  await expect(line.locator('svg image').first()).toBeVisible();
  expect((await readStored(page, 'cartData'))[0]).toMatchObject({
    field_print_or_frame: 'frame',
    padcolor: 'sage',
    user_upload: false,
    quantity: 1,
  });
});

test('[UPL-01] [UPL-03] [UPL-04] [UPL-08] [UPL-09] [UPL-12] [UPL-18] [CONF-18] [CART-15] a photo of one’s own is cropped, sent at the second try, framed, and goes into the bag', async ({
  page,
}) => {
  // A large picture is read, turned, cut and sent twice over.
  test.slow();
  const guest = shopper(page);
  const { handle, mend } = getBackendPanel(page);
  await page.goto('/custom-framing/?backend=fault:upload.picture=offline');
  // Laid on its side: upright it is 2,000 wide and 3,000 high.
  await page
    .getByLabel('Tap to Upload')
    .setInputFiles(await createPhoto(page, { width: 3000, height: 2000, orientation: 6 }));
  await expect(page).toHaveURL(/\/crop(\?|$)/);
  await expect(page.getByRole('heading', { name: 'Crop Your Photo' })).toBeVisible();
  await page.getByRole('radio', { name: '4:5' }).check();
  await expect(page.getByText('This crop has 2,000 × 2,500 pixels.')).toBeVisible();
  const goOn = page.getByRole('button', { name: 'CONTINUE', exact: true });
  await expect(goOn).toBeDisabled();
  const permission = page.getByLabel('I confirm to have all necessary permissions');
  await permission.check();
  await goOn.click();
  await expect(page.getByText('Something went wrong on image upload')).toBeVisible();
  await handle.click();
  await mend('upload.picture');
  await expect(page.getByText('This crop has 2,000 × 2,500 pixels.')).toBeVisible();
  await goOn.click();
  await expect(page).toHaveURL(/\/custom-framing\/?\?(?=.*width=2000)(?=.*height=2500)(?=.*id=[0-9a-f-]{36})/);

  await page.getByRole('main').getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('This crop has 2,000 × 2,500 pixels.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();

  await page.getByRole('radio', { name: 'Paper' }).click();
  await page.getByRole('radio', { name: /^13 × 16/ }).check();
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await guest.addsToCart();
  await guest.proceeds();
  const [line] = await readStored(page, 'cartData');
  expect(line).toMatchObject({
    field_print_or_frame: 'frame',
    user_upload: true,
    width: 13,
    height: 16,
    scales: { width: 2000, height: 2500 },
  });
  expect([line.cropped_image, line.og_image].map((id) => /^[0-9a-f-]{36}$/.test(id))).toEqual([true, true]);
  const image = page.getByRole('main').getByRole('listitem').locator('svg image').first();
  await expect(image).toHaveAttribute('href', /\/system\/files\/.*signature=/);
});
