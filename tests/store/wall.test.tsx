import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { typeInto } from '../../fixtures/harness/interactions.ts';
import { cleanup } from '../../fixtures/harness/render.tsx';
import { paintBlack } from '../../fixtures/support/pictures/inBrowser.ts';
import { findViolations } from '../support/findViolations.ts';
import { press } from '../support/press.ts';
import { go, isAt, openStore } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { readStored } from '../support/storeCustomer.ts';

setupStore(['/wall', '/checkout/shopping-bag', '/art/misty-ghats']);

test.each(WIDTHS)(
  '[CART-24] [CART-32] [WALL-04] %s, a gallery wall is planned, goes into the bag, and from there leads back to the planner',
  async (_, width, height) => {
    await page.viewport(width, height);
    openStore(['/wall?wall=three-mornings-in-the-hills']);
    await screen.findByRole('heading', { name: 'Plan the wall' });
    const pieces = within(await screen.findByRole('region', { name: 'Pieces' }));
    expect(pieces.getAllByRole('button', { name: /^Take down/ })).toHaveLength(3);
    expect(await findViolations()).toEqual([]);
    await typeInto(await screen.findByLabelText('Delivery pincode'), '682001');
    await screen.findByText(/^Delivery in/);
    await press('Add all to cart');
    await screen.findByText('and 2 more');
    await waitFor(() => expect(readStored('cartData')).toHaveLength(3));
    await press('Proceed to checkout');
    await isAt('/checkout/shopping-bag/');
    // What is in the bag hangs on the wall.
    await userEvent.click(await screen.findByRole('link', { name: 'Plan the wall' }));
    await isAt('/wall?from=cart');
    expect(await screen.findAllByRole('button', { name: /^Take down/ })).toHaveLength(3);
  },
);

test('[ART-22] the link of a plan is copied, and brings back all that hangs', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openStore(['/wall?wall=three-mornings-in-the-hills']);
  await press('Share');
  await press('Copy link');
  expect(await screen.findByText('Link copied to clipboard!')).toBeVisible();
  expect(location.search).toMatch(/^\?w=\d+&.*&p=misty-ghats\*/);
  expect(copied).toHaveBeenCalledExactlyOnceWith(`${location.origin}/wall${location.search}`);
});

test('the memory of a photo of the wall is given back as the planner is left', async () => {
  openStore(['/art/misty-ghats', '/wall']);
  const created = vi.spyOn(URL, 'createObjectURL');
  const photo = new File([await paintBlack(1200, 900)], 'wall.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('A photo of your own wall'), photo);
  await screen.findByLabelText('Distance between the marks');
  const url = created.mock.results.at(-1)?.value;
  expect((await fetch(url)).ok).toBe(true);
  await go(-1);
  await isAt('/art/misty-ghats');
  await waitFor(() => expect(fetch(url)).rejects.toThrow());
});

test('the focus goes on to what can be done next: after the first piece, and after each that is taken down', async () => {
  openStore(['/wall']);
  const pressByKey = async (name: RegExp | string) => {
    const button = (await screen.findAllByRole('button', { name }))[0] as HTMLElement;
    await waitFor(() => expect(button).toBeEnabled());
    button.focus();
    await userEvent.keyboard('{Enter}');
  };
  const hasFocus = (name: RegExp | string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  await pressByKey('Choose a print');
  await pressByKey(/^What the Garden Gave/);
  await hasFocus('Add a piece');
  await pressByKey('Add a piece');
  await pressByKey(/^Moonrise at Hampi/);
  await hasFocus('Add a piece');
  await pressByKey(/^Take down 1/);
  await hasFocus(/^(Change|Done with) 1\. Moonrise at Hampi/);
  await pressByKey(/^Take down 1/);
  await hasFocus('Add a piece');
});

test('where a key or a button has moved a piece is read out, for the focus stays where it was', async () => {
  openStore(['/wall?wall=three-mornings-in-the-hills']);
  await press(/^Change 1\./);
  const place = screen.getAllByText(/ cm from the left/)[0] as HTMLElement;
  expect(place).toHaveAttribute('role', 'status');
  const before = place.textContent;
  // The choices stand under the piece's heading, and the next piece not under theirs.
  expect(await screen.findByRole('heading', { name: /^Select a Size/, level: 4 })).toBeVisible();
  await press('Move left');
  await waitFor(() => expect(place).not.toHaveTextContent(before ?? ''));
});

/** A photo of a wall of 1200 × 900 pixels. */
async function createPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 900);
  canvas.getContext('2d')?.fillRect(0, 0, 1200, 900);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'wall.jpg', { type: 'image/jpeg' });
}

test.each(WIDTHS)(
  '[FRAME-10] %s, prints hang to scale on a photo of the shopper’s own wall; a reload keeps them on a plain one, and says so',
  async (_, width, height) => {
    await page.viewport(width, height);
    openStore(['/wall?wall=three-mornings-in-the-hills']);
    await userEvent.upload(await screen.findByLabelText('A photo of your own wall'), await createPhoto());
    const length = await screen.findByLabelText('Distance between the marks');
    // The focus is on the form that came in the place of what was pressed.
    expect(screen.getByRole('button', { name: 'Move the first mark left' })).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    // The marks are 480 of 1200 pixels apart, so the photo shows 150 inches.
    await typeInto(length, '60');
    await press('Hang it to scale');
    expect(await screen.findByText('Your photo shows 381.0 cm by 285.8 cm of it.')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Photo’s left edge' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    const places = () => screen.getAllByText(/ cm from the left/).map(({ textContent }) => textContent?.split(',')[0]);
    const onPhoto = places();
    const { search } = location;
    cleanup();
    openStore([`/wall${search}`]);
    expect(await screen.findByText(/^This wall was planned on a photo, which is kept nowhere/)).toBeVisible();
    expect(places()).toEqual(onPhoto);
    expect(location.search).toBe(search.replace('photo=own&', ''));
  },
);

test('[FRAME-10] on a phone, a print is seen on a wall as wide as the page', async () => {
  await page.viewport(390, 844);
  openStore(['/art/misty-ghats']);
  await press('On a wall', { role: 'radio' });
  const [room] = await screen.findAllByLabelText(/on the wall of a living room/);
  await waitFor(() => expect(room?.getBoundingClientRect().width).toBeGreaterThan(300));
});
