import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { addToCartMachine } from '../../../machines/addToCart/addToCart.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const popup = () => screen.queryByRole('dialog', { name: 'Added to cart' });
const button = (name: string) => screen.queryByRole('button', { name });
/** The open popup keeps everything behind it out of reach. */
const add = () => (popup() ? null : button('Add To Cart'));

export const addToCartGestures: Gestures<typeof addToCartMachine> = {
  'add.asked': { control: add, perform: () => userEvent.click(add() as HTMLElement) },
  'popup.closed': {
    control: () => button('Continue shopping'),
    perform: () => userEvent.click(button('Continue shopping') as HTMLElement),
  },
  'checkout.chosen': {
    control: () => button('Proceed to checkout'),
    perform: () => userEvent.click(button('Proceed to checkout') as HTMLElement),
  },
};
