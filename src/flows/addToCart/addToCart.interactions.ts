import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const popup = () => screen.queryByRole('dialog', { name: 'Added to cart' });
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
/** The open popup keeps everything behind it out of reach. */
const onPage = (name: string | RegExp) => (popup() ? null : button(name));
const add = () => onPage(/^(add to cart|buy now)$/i);
const frames = () => onPage('Choose A Frame');

export const addToCartInteractions: Interactions<typeof addToCartMachine> = {
  'add.asked': { control: add, perform: () => userEvent.click(add() as HTMLElement) },
  'frame.asked': { control: frames, perform: () => userEvent.click(frames() as HTMLElement) },
  'popup.closed': {
    control: () => button('Continue shopping'),
    perform: () => userEvent.click(button('Continue shopping') as HTMLElement),
  },
  'checkout.chosen': {
    control: () => button('Proceed to checkout'),
    perform: () => userEvent.click(button('Proceed to checkout') as HTMLElement),
  },
};
