import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findViolations } from '../support/findViolations.ts';
import { press } from '../support/press.ts';
import { isAt } from '../support/router.tsx';
import { setupStore, WIDTHS } from '../support/setupStore.ts';
import { openStore } from '../support/store.tsx';
import { fillIn, readStored } from '../support/storeCustomer.ts';

setupStore(['/wall', '/checkout/shopping-bag']);

test.each(WIDTHS)(
  '[CART-24] [CART-32] [WALL-04] %s, a gallery wall is planned, goes into the bag, and from there leads back to the planner',
  async (_, width, height) => {
    await page.viewport(width, height);
    openStore(['/wall?wall=three-mornings-in-the-hills']);
    await screen.findByRole('heading', { name: 'Plan the wall' });
    const pieces = within(await screen.findByRole('region', { name: 'Pieces' }));
    expect(pieces.getAllByRole('button', { name: /^Take down/ })).toHaveLength(3);
    expect(await findViolations()).toEqual([]);
    await fillIn(await screen.findByLabelText('Delivery pincode'), '682001');
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
