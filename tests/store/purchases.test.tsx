import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seedGuest } from '../../fixtures/support/orders.ts';
import { createOrientedPicture } from '../../fixtures/support/pictures/inBrowser.ts';
import { palms } from '../../machines/cart/sampleLines.ts';
import { emptyRecord } from '../../machines/checkout/checkoutRecord.ts';
import { billing, delivery, session } from '../../machines/orderPlacement/samplePurchase.ts';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { checkoutRecordStorage, guestSessionStorage, toStored } from '../../src/storage/checkoutStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { findViolations } from '../support/findViolations.ts';
import { press } from '../support/press.ts';
import { getAddress, isAt, openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';
import { storeShopper } from '../support/storeShopper.ts';

const backend = setupStore([
  '/contact/',
  '/art/misty-ghats',
  '/frame/misty-ghats',
  '/frame-edit/nordic',
  '/select/print',
  '/custom-framing/',
  '/crop',
  '/size',
  '/checkout/shopping-bag',
]);
beforeEach(() => page.viewport(390, 844));

const expectNoViolations = async () => expect(await findViolations()).toEqual([]);

test('axe finds nothing from a print in the bag to the address', async () => {
  openStore(['/art/misty-ghats?mode=art&media=Paper&size=16x20']);
  await findTitle('Misty Ghats');
  await storeShopper.typesAPincode();
  await storeShopper.addsToCart();
  await screen.findByRole('dialog', { name: 'Added to cart' });
  await expectNoViolations();
  await storeShopper.proceeds();
  await findTitle('Shopping bag');
  await expectNoViolations();
  await press('SAVE & CONTINUE');
  await findTitle('Shipping and billing');
  await expectNoViolations();
});

test('axe finds nothing from the review to the ways to pay', async () => {
  seedGuest(backend);
  cartStorage.write([palms]);
  checkoutRecordStorage.write(toStored({ ...emptyRecord, shipping: { billing, delivery, same: true } }, [palms]));
  guestSessionStorage.write(session);
  openStore(['/checkout/review']);
  await findTitle('Review your order');
  const terms = await screen.findByLabelText(/^I agree to Terms and Conditions/);
  await waitFor(() => expect(terms).toBeEnabled());
  await expectNoViolations();
  await userEvent.click(terms);
  await press('Place the Order');
  await screen.findByRole('dialog', { name: 'Select Payment Method' });
  await expectNoViolations();
});

/** A link of the page that begins so, as it comes when one reads on. */
const followsLink = async (find: () => Element | null | undefined) => {
  const link = await waitFor(() => {
    document.querySelector('[data-place="choices"]')?.scrollIntoView();
    return find() ?? Promise.reject(new Error('There is no such link'));
  });
  await userEvent.click(link);
};
const inMain = () => within(screen.getByRole('main'));

async function uploads(size: { width: number; height: number }, orientation: number) {
  const photo = await createOrientedPicture(size, orientation);
  const place = await screen.findByLabelText('Tap to Upload');
  await userEvent.upload(place, new File([photo], 'hill.jpg', { type: photo.type }));
  await findTitle('Crop Your Photo');
  await screen.findByRole('region', { name: 'Print quality' });
}

async function sendsTheCrop() {
  await userEvent.click(screen.getByLabelText(/^I confirm to have all necessary permissions/));
  await press('CONTINUE');
  await screen.findByRole('radiogroup', { name: 'Framed or Print' });
}

test('axe finds nothing where a photo is cropped, and where it is framed', async () => {
  openStore(['/custom-framing/']);
  await uploads({ width: 1200, height: 1200 }, 1);
  await expectNoViolations();
  await sendsTheCrop();
  await waitFor(() => {
    document.querySelector('[data-place="choices"]')?.scrollIntoView();
    expect(screen.getByRole('radiogroup', { name: 'Frame Style' })).toBeVisible();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
  });
  await expectNoViolations();
});

test('[CONF-01] [CONF-02] the header leads to what can be printed', async () => {
  openStore(['/contact/']);
  await followsLink(() => screen.queryAllByRole('link', { name: 'Print a Picture', hidden: true })[0]);
  await findTitle('What Are You Printing?');
});

test('[CONF-04] [CONF-16] [CONF-18] [ROUTE-23] by links a photo of one’s own is printed without a frame', async () => {
  openStore(['/select/print']);
  await followsLink(() => inMain().queryByRole('link', { name: /^Digital Upload/ }));
  await uploads({ width: 1800, height: 1500 }, 6);
  await sendsTheCrop();
  expect(screen.getByRole('radio', { name: 'Print' })).toBeChecked();
  await press('Paper', { role: 'radio' });
  await followsLink(() => inMain().queryByRole('link', { name: 'Buy Now' }));
  // The screen for sizes has what the chooser has, but no choice of a frame.
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Framed or Print' })).toBeNull());
  const [path, search] = getAddress().split('?');
  const asked = { width: '1500', buy: 'now', mode: 'art', media: 'Paper' };
  expect([path, Object.fromEntries(new URLSearchParams(search))]).toEqual(['/size', expect.objectContaining(asked)]);
  await storeShopper.typesAPincode();
  await screen.findAllByText('Delivery in 5-7 days');
  await press('Buy Now');
  await findTitle('Shopping bag');
  await isAt('/checkout/shopping-bag');
  expect(cartStorage.read()).toMatchObject([
    { field_print_or_frame: 'print', user_upload: true, papertype: 'Paper', matting: 0 },
  ]);
  // From the bag the picture is made up once more, as it was.
  await followsLink(() => inMain().queryByRole('link', { name: /^Print on Paper/ }));
  expect(await screen.findByRole('radio', { name: 'Paper' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Print' })).toBeChecked();
});

test('[ROUTE-13] [ROUTE-19] from a print a link leads to all frames, and from these one to a frame', async () => {
  openStore(['/art/misty-ghats']);
  await findTitle('Misty Ghats');
  await followsLink(() => document.querySelector('main a[href^="/frame/"]'));
  await findTitle('Choose a frame');
  expect(getAddress()).toMatch(/^\/frame\/misty-ghats\?/);
  await followsLink(() => document.querySelector('main a[href^="/frame-edit/"]'));
  await isAt(/^\/frame-edit\//);
});
