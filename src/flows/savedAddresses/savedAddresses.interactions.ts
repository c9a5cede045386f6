import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { savedAddressesMachine } from '../../../machines/savedAddresses/savedAddresses.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const cards = () => screen.queryAllByRole('listitem', { hidden: true });
const card = (id: string) => cards().find(({ dataset }) => dataset.id === id) ?? null;
const inCard = (id: string, role: 'button' | 'radio', name: RegExp) => {
  const found = card(id);
  return found ? within(found).queryByRole(role, { name, hidden: true }) : null;
};
const radio = (id: string, name: RegExp) => {
  const found = inCard(id, 'radio', name) as HTMLInputElement | null;
  return found?.checked ? null : found;
};
const button = (name: string) => screen.queryByRole('button', { name });
const question = () => screen.queryByRole('dialog', { name: 'Remove address' });
const answer = (name: string) => {
  const dialog = question();
  const found = dialog && within(dialog).queryByRole('button', { name });
  return found?.ariaBusy ? null : (found ?? null);
};

const BILL = /^Bill here/;
const DELIVER = /^Deliver here/;
const EDIT = /^Edit/;
const REMOVE = /^Remove/;
const DEFAULT = /^Make default/;

export const savedAddressesInteractions: Interactions<typeof savedAddressesMachine> = {
  'load.retried': { control: () => button('Try again'), perform: () => userEvent.click(button('Try again')!) },
  'billing.chosen': {
    control: ({ id }) => radio(id, BILL),
    perform: ({ id }) => userEvent.click(radio(id, BILL)!),
  },
  'delivery.chosen': {
    control: ({ id }) => radio(id, DELIVER),
    perform: ({ id }) => userEvent.click(radio(id, DELIVER)!),
  },
  'pincode.answered': null,
  'pincode.retried': { control: () => button('Check again'), perform: () => userEvent.click(button('Check again')!) },
  'address.added': {
    control: () => button('Add new address'),
    perform: () => userEvent.click(button('Add new address')!),
  },
  'address.edited': {
    control: ({ id }) => inCard(id, 'button', EDIT),
    perform: ({ id }) => userEvent.click(inCard(id, 'button', EDIT)!),
  },
  'removal.asked': {
    control: ({ id }) => inCard(id, 'button', REMOVE),
    perform: ({ id }) => userEvent.click(inCard(id, 'button', REMOVE)!),
  },
  'removal.cancelled': { control: () => answer('Cancel'), perform: () => userEvent.click(answer('Cancel')!) },
  'removal.confirmed': { control: () => answer('Remove'), perform: () => userEvent.click(answer('Remove')!) },
  'default.chosen': {
    control: ({ id }) => {
      const found = inCard(id, 'button', DEFAULT);
      return found?.ariaBusy ? null : found;
    },
    perform: ({ id }) => userEvent.click(inCard(id, 'button', DEFAULT)!),
  },
  'addresses.continued': {
    control: () => button('SAVE & CONTINUE'),
    perform: () => userEvent.click(button('SAVE & CONTINUE')!),
  },
};
