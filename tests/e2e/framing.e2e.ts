import { expect } from '@playwright/test';
import { readStored, shopper } from './shopper.ts';
import { test } from './test.ts';

test('[CONF-20] [CONF-50] an address that asks for what there is not comes to what is nearest, and says so', async ({
  page,
}) => {
  await shopper(page).findsAPrint();
  const { pathname } = new URL(page.url());
  await page.goto(`${pathname}?mode=hung&media=Velvet&size=17x9999&frame=%3Cscript%3E&mat=wide&pad=neon`);
  await expect(page.getByText(/not on offer/)).toHaveCount(1);
  await expect(page.getByText(/not on offer/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Framed', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Canvas' })).toBeChecked();
  await expect(
    page
      .getByText(/^₹[\d,]+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // The whole of it is lawful, the frame as well, and what canvas has no use for is gone.
  await expect(page).toHaveURL(/\?mode=frame&media=Canvas&size=\d+x\d+&frame=[\da-f-]{36}$/);
  await page.getByRole('radio', { name: 'Paper' }).click();
  await expect(page.getByText(/not on offer/)).toBeHidden();
});

test('[CONF-09] [CONF-13] [CONF-16] [ART-28] the screen for sizes asks for one, and a print that is bought at once skips the popup', async ({
  page,
}) => {
  const guest = shopper(page);
  await guest.findsAPrint();
  const slug = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/shop_art/${slug}?mode=art&buy=now`);
  await page.getByRole('button', { name: 'Choose A Frame' }).click();
  await expect(page.getByText('Please choose a size').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Paper' }).click();
  await expect(page.getByText('Please choose a size')).toBeHidden();
  await guest.typesAPincode();
  await expect(page.getByText('Delivery in 5-7 days').first()).toBeVisible();
  await page.getByRole('button', { name: 'Buy Now' }).click();
  // Details lead on to the bag. (CHK-04)
  await expect(page).toHaveURL(/\/checkout\/shopping-bag$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readStored(page, 'cartData')).map((line: { kind: string }) => line.kind)).toEqual(['print']);
});
