import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { press } from './press.ts';

/** A shopper in the store that `openStore` drew: each action is one that a person does. */
export const storeShopper = {
  /** To a part of the shop by the header, whose menu leads there on a phone. */
  async openArea(area: string) {
    const header = within(document.querySelector('header') as HTMLElement);
    if (!header.queryByRole('link', { name: area }))
      await userEvent.click(header.getByRole('button', { name: 'Menu' }));
    await userEvent.click(await header.findByRole('link', { name: area }));
  },

  /** The print by itself, on paper, in the first of the medium sizes. */
  async choosesPaperAndASize() {
    await press('Print', { role: 'radio' });
    await press('Paper', { role: 'radio' });
    await screen.findAllByText(/ in, Paper$/);
    await press('Medium', { role: 'tab' });
    const [size] = within(await screen.findByRole('tabpanel')).getAllByRole('radio');
    await userEvent.click(size as HTMLElement);
  },

  async typesAPincode() {
    await userEvent.type(await screen.findByLabelText('Delivery pincode'), '682001');
  },

  async addsToCart() {
    const [button] = await screen.findAllByRole('button', { name: /^add to cart$/i });
    await userEvent.click(button as HTMLElement);
  },

  /** From the popup after adding on to the bag. */
  async proceeds() {
    const popup = await screen.findByRole('dialog', { name: 'Added to cart' });
    await userEvent.click(within(popup).getByRole('button', { name: 'Proceed to checkout' }));
    await waitFor(() => expect(popup).not.toBeVisible());
  },
};
