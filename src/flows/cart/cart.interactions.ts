import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { cartMachine } from '../../../machines/cart/cart.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** What lies on top, and with it all that a person can reach: the question, else the panel, else the page. */
const top = () => within(question() ?? panel() ?? document.body);
const question = () => screen.queryByRole('dialog', { name: 'Remove Item' });
const panel = () => screen.queryByRole('dialog', { name: 'Shopping Cart' });

const button = (name: string | RegExp) => top().queryByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(top().getByRole('button', { name }));

const findLine = (key: string) =>
  top()
    .queryAllByRole('listitem')
    .find((line) => line.dataset.key === key);
const inLine = (key: string, name: string) => {
  const line = findLine(key);
  return line ? within(line).queryByRole('button', { name }) : null;
};
const pressInLine = (key: string, name: string) => {
  const control = inLine(key, name);
  if (!control) throw new Error(`Nothing in the bag to press "${name}" on`);
  return userEvent.click(control);
};

export const cartInteractions: Interactions<typeof cartMachine> = {
  'line.added': null,
  'lines.recalled': null,
  'lines.repriced': null,
  'bag.ordered': null,
  'page.changed': null,
  'quantity.raised': {
    control: ({ key }) => {
      const more = inLine(key, 'One more');
      return more?.ariaBusy ? null : more;
    },
    perform: ({ key }) => pressInLine(key, 'One more'),
  },
  'quantity.lowered': {
    control: ({ key }) => inLine(key, 'One fewer'),
    perform: ({ key }) => pressInLine(key, 'One fewer'),
  },
  'removal.asked': {
    control: ({ key }) => inLine(key, 'Remove Item'),
    perform: ({ key }) => pressInLine(key, 'Remove Item'),
  },
  'removal.cancelled': { control: () => button('Cancel'), perform: () => press('Cancel') },
  'removal.confirmed': { control: () => button('Remove'), perform: () => press('Remove') },
  'panel.opened': { control: () => button(/^Bag, /), perform: () => press(/^Bag, /) },
  'panel.closed': {
    control: () => (question() ? null : panel() && (button('Keep Shopping') ?? button('Close'))),
    perform: () => press(button('Keep Shopping') ? 'Keep Shopping' : 'Close'),
  },
  'checkout.chosen': { control: () => button('Checkout'), perform: () => press('Checkout') },
  'shopping.started': { control: () => button('Start Shopping'), perform: () => press('Start Shopping') },
};
