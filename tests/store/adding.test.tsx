import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { userEvent as hand, page } from 'vitest/browser';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { createPicture } from '../../fixtures/support/pictures/inBrowser.ts';
import { NORDIC } from '../../machines/framedPicture/samplePictures.ts';
import { findTitle } from '../support/findTitle.ts';
import { press } from '../support/press.ts';
import { openStore } from '../support/router.tsx';
import { setupStore } from '../support/setupStore.ts';
import { readStored } from '../support/storeCustomer.ts';
import { storeShopper as guest } from '../support/storeShopper.ts';

setupStore(['/art/misty-ghats', '/decor-objects/kettle-pond-bottle', '/gallery-walls/', '/mixed-media/', '/gifts/']);
beforeEach(() => page.viewport(390, 844));

const findPincode = () => screen.findByLabelText('Delivery pincode');
const findText = async (text: string) => expect((await screen.findAllByText(text))[0]).toBeVisible();

test('[ART-24] [ART-25] [ART-26] [CART-25] adding says what is missing and brings the shopper to it', async () => {
  openStore(['/art/misty-ghats']);
  const pincode = await findPincode();
  await guest.addsToCart();
  await findText('Please enter a pincode to check delivery availability');
  await waitFor(() => expect(pincode).toHaveFocus());
  await typeInto(pincode, '6820');
  await guest.addsToCart();
  await findText('Invalid Pin');
  await typeInto(pincode, '999999');
  await findText('Delivery Unavailable');
  await guest.addsToCart();
  await findText('Sorry, the pincode is not serviceable');
  expect(readStored('cartData') ?? []).toEqual([]);
});

test.each([
  ['a phone', 320, 844],
  ['a phone', 390, 844],
  ['a desk', 1280, 800],
])(
  '[ART-24] what is missing stands over price and button on %s %i px wide, and moves neither out of the bar',
  async (_, width, height) => {
    await page.viewport(width, height);
    openStore(['/art/misty-ghats']);
    await findPincode();
    await guest.addsToCart();
    const button = screen.getByRole('button', { name: 'Add To Cart' });
    const bar = button.parentElement as HTMLElement;
    const notice = (await within(bar).findByRole('alert')).getBoundingClientRect();
    const price = (bar.querySelector('[aria-live]') as HTMLElement).getBoundingClientRect();
    expect(bar.scrollWidth).toBe(bar.clientWidth);
    expect(notice.bottom).toBeLessThanOrEqual(price.top);
    expect(price.right).toBeLessThan(button.getBoundingClientRect().left);
  },
);

test.each([
  ['a phone', 390, 844],
  ['a desk', 1280, 800],
])(
  '[ART-24] [FRAME-12] on %s %i px wide the box that is missed is brought out from behind the bar',
  async (_, width, height) => {
    await page.viewport(width, height);
    openStore([`/frame-edit/${NORDIC}?id=misty-ghats&type=art&media=Paper`]);
    const pincode = await findPincode();
    await findTitle('Nordic');
    window.scrollBy(0, pincode.getBoundingClientRect().bottom + 8 - height);
    await guest.addsToCart();
    await screen.findByRole('alert');
    const { x, bottom } = pincode.getBoundingClientRect();
    await waitFor(() => expect(document.elementFromPoint(x + 20, bottom - 4)).toBe(pincode));
  },
);

test('[PIN-06] [PIN-07] [PIN-10] a served pincode is remembered, and checked again where the page is opened anew', async () => {
  openStore(['/art/misty-ghats']);
  await typeInto(await findPincode(), '682001');
  await findText('Delivery in 10-14 days');
  cleanup();
  openStore(['/art/misty-ghats']);
  expect(await findPincode()).toHaveValue('682001');
  await findText('Delivery in 10-14 days');
});

test('[DECOR-11] a link to a decor object brings back the colour that was chosen: from the address, and from its line in the bag', async () => {
  openStore(['/decor-objects/kettle-pond-bottle']);
  await userEvent.click(await screen.findByRole('radio', { name: 'Cream' }));
  const { search } = location;
  await typeInto(await findPincode(), '682001');
  await findText('Delivery in 10-14 days');
  await guest.addsToCart();
  await screen.findByRole('dialog', { name: 'Added to cart' });
  cleanup();
  openStore([`/decor-objects/kettle-pond-bottle${search}`]);
  expect(await screen.findByRole('radio', { name: 'Cream' })).toBeChecked();
  await userEvent.click(await screen.findByRole('radio', { name: 'Teal' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bag, 1 item' }));
  await userEvent.click(await screen.findByRole('link', { name: /Kettle Pond Bottle/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Cream' })).toBeChecked());
});

test('[WALL-01] [WALL-04] [WALL-07] [GIFT-15] [DECOR-06] [MIX-09] a wall, an object in another colour, a mixed media piece and a gift with an own picture go into one bag', async () => {
  const opensProduct = async (name: string) => {
    const [link] = await within(screen.getByRole('main')).findAllByRole('link', { name });
    await userEvent.click(link as HTMLElement);
    await findTitle(name);
  };
  const addsToBag = async () => {
    await screen.findAllByText(/^Delivery in \d+-\d+ days/);
    await guest.addsToCart();
    await press('Continue shopping', { place: await screen.findByRole('dialog', { name: 'Added to cart' }) });
  };
  openStore(['/gallery-walls/']);
  await opensProduct('Nine Thresholds');
  await guest.typesAPincode();
  await addsToBag();

  await guest.openArea('Decor Objects');
  await opensProduct('Kettle Pond Bottle');
  await userEvent.click(screen.getByRole('radio', { name: 'Cream' }));
  await addsToBag();

  await guest.openArea('Mixed Media');
  await opensProduct('Six Ridges to Munnar');
  await addsToBag();

  await guest.openArea('Gifts');
  await opensProduct('Your Wedding Picture');
  const photo = new File([await createPicture({ width: 3000, height: 3000 })], 'hill.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Upload image'), photo);
  expect(await screen.findByText('hill.jpg')).toBeVisible();
  await addsToBag();
  // The bag is stored once it is painted.
  await waitFor(() => expect(readStored('cartData')).toHaveLength(4));
  const bag: { kind: string; object_color?: string }[] = readStored('cartData');
  expect(bag.map(({ kind }) => kind).sort()).toEqual(['gallery_wall', 'gifting', 'mixed_media', 'object']);
  expect(bag.find(({ kind }) => kind === 'object')?.object_color).toBe('Cream');
});

test('a dialog gives the focus back to what opened it', async () => {
  openStore(['/art/misty-ghats']);
  await typeInto(await findPincode(), '682001');
  await findText('Delivery in 10-14 days');
  const [add] = screen.getAllByRole('button', { name: 'Add To Cart' }) as [HTMLElement];
  await userEvent.click(add);
  await screen.findByRole('dialog', { name: 'Added to cart' });
  await hand.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveFocus());
});
