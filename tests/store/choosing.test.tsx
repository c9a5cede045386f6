import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MATTE_BLACK, NORDIC } from '../../machines/framedPicture/samplePictures.ts';
import { cartStorage } from '../../src/storage/cartStorage.ts';
import { findTitle } from '../support/findTitle.ts';
import { press } from '../support/press.ts';
import { getAddress, go, isAt, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { storeShopper as guest } from '../support/storeShopper.ts';

/** A file that the backend has, 10 × 12 inches at 150 pixels each. */
const UPLOAD = 'width=1500&height=1800&id=0e541d5e-ea2e-54a7-8c84-085276f82a21';
const CHOOSER = '/art/misty-ghats';
const SIZES = '/shop_art/misty-ghats';

/** A frame of which a phone shows nothing until its strip is scrolled. */
const FAR_DOWN = '17c797a9-a2d8-5e25-b607-c7015875ea5f';

const CHOICES = ['mode', 'media', 'size', 'frame', 'mat', 'pad'];

setupStore([
  '/art/',
  CHOOSER,
  SIZES,
  '/shop_art_type/misty-ghats',
  '/frame/misty-ghats',
  `/frame-edit/${NORDIC}`,
  '/custom-framing/',
  '/crop',
  '/checkout/shopping-bag/',
]);

const radio = (name: string) => screen.findByRole('radio', { name });
const canDeliver = async (days: string) =>
  expect((await screen.findAllByText(`Delivery in ${days} days`))[0]).toBeVisible();
/** What the page writes into the browser's own address, whichever address the router of a test has. */
const getChoice = () => {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(CHOICES.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
};
const getPopup = () => screen.findByRole('dialog', { name: 'Added to cart' });

describe.each(WIDTHS)('%s', (_, width, height) => {
  test('[SESS-14] [ART-04] [ART-06] [ART-08] [ART-09] [SHELL-11] a picture offers frame or print, media, sizes, pincode and price, and the bag counts it', async () => {
    await page.viewport(width, height);
    openStore([CHOOSER]);
    expect(await radio('Framed')).toBeChecked();
    expect(await radio('Canvas')).toBeChecked();
    expect(await radio('Paper')).not.toBeChecked();
    // On a phone the sizes are further down, and come as one moves towards them.
    window.scrollTo(0, 400);
    expect(await screen.findByText('Select a Size (Inches)')).toBeVisible();
    expect(screen.getAllByText(/^₹[\d,]+$/).some((price) => price.checkVisibility())).toBe(true);
    const bag = screen.getByRole('button', { name: /^Bag/ });
    expect(bag).toHaveAccessibleName('Bag, 0 items');
    await guest.typesAPincode();
    await guest.addsToCart();
    await userEvent.click(within(await getPopup()).getByRole('button', { name: 'Continue shopping' }));
    expect(bag).toHaveAccessibleName('Bag, 1 item');
    // What lies in the bag leads back to its page, as it was chosen.
    await userEvent.click(bag);
    const panel = within(await screen.findByRole('dialog', { name: 'Shopping Cart' }));
    await userEvent.click(await panel.findByRole('link', { name: /^Print on Canvas/ }));
    await waitFor(() =>
      expect(getAddress()).toMatch(/^\/art\/misty-ghats\?mode=frame&media=Canvas&size=\d+x\d+&frame=[\w-]+$/),
    );
  });

  test('[ROUTE-13] [ROUTE-19] [FRAME-12] [CONF-32] a frame from the list goes into the bag as it is shown, however often the button is pressed', async () => {
    await page.viewport(width, height);
    openStore(['/frame/misty-ghats?type=art&mode=frame&media=Paper&size=24x30&mat=golden&pad=sage']);
    await findTitle('Choose a frame');
    await userEvent.click(await screen.findByRole('link', { name: 'Nordic' }));
    await findTitle('Nordic');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Image Size' }), '20x25');
    expect(getAddress()).toMatch(new RegExp(`^/frame-edit/${NORDIC}\\?id=misty-ghats&type=art&`));
    await waitFor(() => expect(getChoice()).toMatchObject({ media: 'Paper', size: '20x25', pad: 'sage' }));
    // 23 × 28 = 644 square inches at ₹13.20
    expect(screen.getAllByText('₹8,501').some((price) => price.checkVisibility())).toBe(true);
    await guest.addsToCart();
    expect((await screen.findAllByText('Please enter a pincode to check delivery availability'))[0]).toBeVisible();
    await guest.typesAPincode();
    await canDeliver('5-7');
    await userEvent.dblClick(screen.getByRole('button', { name: 'ADD TO CART' }));
    await getPopup();
    expect(cartStorage.read()).toEqual([
      expect.objectContaining({
        kind: 'frame',
        dimension: '20 x 25',
        papertype: 'Paper',
        padcolor: 'sage',
        price: 850_100,
      }),
    ]);
  });
});

test('[FRAME-10] who turns to another view by a key is still at its control, and can go on', async () => {
  openStore([CHOOSER]);
  (await radio('Frame')).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'On a wall' })).toHaveFocus());
  // Once the live preview stands in the place of the drawing that was pressed.
  await screen.findByRole('group', { name: 'Room' });
  expect(screen.getByRole('radio', { name: 'On a wall' })).toHaveFocus();
});

test('[CONF-15] a print from the screen for sizes opens the popup with its two ways on', async () => {
  openStore([`${SIZES}?mode=art&media=Paper&size=16x20`]);
  await guest.typesAPincode();
  await canDeliver('5-7');
  await guest.addsToCart();
  const popup = await getPopup();
  await userEvent.click(within(popup).getByRole('button', { name: 'Continue shopping' }));
  await waitFor(() => expect(popup).not.toBeVisible());
  await guest.addsToCart();
  await guest.proceeds();
  await isAt('/checkout/shopping-bag/');
});

test('[ART-07] a frame that the address chooses can be seen in its strip, however far down it stands', async () => {
  await page.viewport(390, 844);
  openStore([`${CHOOSER}?mode=frame&frame=${FAR_DOWN}`]);
  await radio('Framed');
  window.scrollTo(0, 400);
  const frames = within(await screen.findByRole('radiogroup', { name: 'Frame Style' }));
  await waitFor(() => {
    const label = frames.getByRole('radio', { checked: true }).closest('label');
    const [frame, strip] = [label?.getBoundingClientRect(), label?.parentElement?.getBoundingClientRect()];
    expect(label?.querySelector('input')).toHaveAttribute('value', FAR_DOWN);
    expect(frame?.left).toBeGreaterThan(strip?.left ?? Number.NaN);
    expect(frame?.right).toBeLessThan(strip?.right ?? Number.NaN);
  });
});

test('[CONF-20] [CONF-50] an address that asks for what there is not comes to what is nearest, and says so', async () => {
  openStore([`${CHOOSER}?mode=hung&media=Velvet&size=17x9999&frame=%3Cscript%3E&mat=wide&pad=neon`]);
  expect(await screen.findByText(/not on offer/)).toBeVisible();
  expect(await radio('Framed')).toBeChecked();
  expect(await radio('Canvas')).toBeChecked();
  expect(screen.getAllByText(/^₹[\d,]+$/)[0]).toBeVisible();
  // The whole of it is lawful, the frame as well, and what canvas has no use for is gone.
  await waitFor(() =>
    expect(getChoice()).toEqual({ mode: 'frame', media: 'Canvas', size: '24x30', frame: MATTE_BLACK }),
  );
  await press('Paper', { role: 'radio' });
  expect(screen.queryByText(/not on offer/)).toBeNull();
});

test('[CONF-09] [CONF-13] [CONF-16] [ART-28] the screen for sizes asks for one, and a print that is bought at once skips the popup', async () => {
  openStore([`${SIZES}?mode=art&buy=now`]);
  await press('Choose A Frame');
  expect((await screen.findAllByText('Please choose a size'))[0]).toBeVisible();
  await press('Paper', { role: 'radio' });
  expect(screen.queryByText('Please choose a size')).toBeNull();
  await guest.typesAPincode();
  await canDeliver('5-7');
  await press('Buy Now');
  // Details lead on to the bag. (CHK-04)
  await isAt(/^\/checkout\/shopping-bag$/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cartStorage.read()?.map(({ kind }) => kind)).toEqual(['print']);
});

test.each([
  ['[CONF-07] [ROUTE-23]', `/size?${UPLOAD}`, 'Your picture'],
  ['[CONF-07] [ROUTE-25]', SIZES, 'Misty Ghats'],
  ['[ROUTE-22]', '/size/misty-ghats', 'Misty Ghats'],
])('%s %s shows the sizes of %s, once a media is chosen', async (_, address, name) => {
  openStore([address]);
  expect(await findTitle(name)).toBeVisible();
  expect(await screen.findByText('Choose a media to see its sizes')).toBeVisible();
  expect(screen.queryByRole('radiogroup', { name: /size/i })).toBeNull();
  await press('Paper', { role: 'radio' });
  expect(await screen.findByRole('radiogroup', { name: /size/i })).toBeVisible();
});

test('[CONF-11] [CONF-14] the screen for sizes asks for a pincode only where no frame is to come', async () => {
  openStore([`${SIZES}?mode=frame`]);
  const onward = await screen.findByRole('button', { name: 'Continue' });
  expect(screen.queryByLabelText('Delivery pincode')).toBeNull();
  await go(`${SIZES}?mode=art`);
  expect(await screen.findByLabelText('Delivery pincode')).toBeVisible();
  expect(onward).not.toBeInTheDocument();
});

test('[CONF-08] [ROUTE-26] Back of the screen for sizes leads to print or framed', async () => {
  openStore([SIZES]);
  await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
  expect(await screen.findByRole('link', { name: /^Framed/ })).toBeVisible();
  expect(getAddress()).toBe('/shop_art_type/misty-ghats');
});

test('[ART-01] [ART-02] [ROUTE-29] [ROUTE-30] the chooser of an own picture leads back to the crop', async () => {
  openStore([`/custom-framing?${UPLOAD}`]);
  expect(await findTitle('Your picture')).toBeVisible();
  expect(await screen.findByRole('radiogroup', { name: 'Choose a Media' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await findTitle('Crop Your Photo')).toBeVisible();
  expect(getAddress()).toBe('/crop');
});

test.each([
  ['ROUTE-20', '/frame', '/custom-framing/'],
  ['ROUTE-14', '/frame-edit', '/custom-framing/'],
  ['ROUTE-21', '/resize', '/crop'],
])('[%s] %s leads on to %s, and Back does not come to it again', async (_, from, to) => {
  openStore(['/shop_art_type/misty-ghats', from]);
  await isAt(to);
  await go(-1);
  await isAt('/shop_art_type/misty-ghats');
});

test('[ART-12] the closer look gives the focus back to Zoom, the first time as well', async () => {
  openStore([CHOOSER]);
  (await screen.findByRole('button', { name: 'Zoom' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close zoom' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zoom' })).toHaveFocus());
});

test('a filter that is taken off by a key gives the focus to the next one, and the last to the way to all filters', async () => {
  openStore(['/art/?colour=Beige&colour=Red']);
  const chip = async (name: string) => screen.findByRole('button', { name: `Remove ${name}` });
  await chip('Red');
  (await chip('Beige')).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Beige' })).toBeNull());
  expect(await chip('Red')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Red' })).toBeNull());
  expect(screen.getByRole('button', { name: 'All filters' })).toHaveFocus();
});

test('a press on Print is answered before the choices below it are drawn for it', async () => {
  await page.viewport(1280, 900);
  openStore(['/art/misty-ghats']);
  await screen.findByRole('radiogroup', { name: /^Frame Style/ });
  const print = screen.getByRole('radio', { name: 'Print' });
  print.click();
  // React answers a press in a microtask; what it defers comes in a task of its own.
  await Promise.resolve();
  expect(print).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: /^Frame Style/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: /^Frame Style/ })).toBeNull());
});

test.each([
  ['a phone whose browser shows its bars', 390, 664],
  ['a tablet', 820, 1180],
  ['a desk at 200 %', 640, 400],
])('the picture is as wide as the window of %s', async (_, width, height) => {
  await page.viewport(width, height);
  openStore([CHOOSER]);
  await radio('Framed');
  const { left, width: wide } = document.querySelector('[data-view]')!.getBoundingClientRect();
  expect([left, wide]).toEqual([0, document.body.getBoundingClientRect().width]);
});

test('who turns to the finer view by key goes on there', async () => {
  openStore([CHOOSER]);
  (await screen.findByRole('button', { name: 'See it in fine detail' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'See it in fine detail' })).toBeNull());
  const { activeElement } = document;
  expect(within(activeElement as HTMLElement).getByRole('img', { name: /^Misty Ghats/ })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Zoom' })).toHaveFocus();
});
