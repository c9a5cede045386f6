import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const LABELS = { themes: 'Theme', orientations: 'Orientation' } as const;
type Toggled = { kind: keyof typeof LABELS; name: string };

const button = (name: string) => screen.queryByRole('button', { name });
const choice = ({ kind }: Toggled) => screen.getByRole('combobox', { name: LABELS[kind] });
const box = () => screen.queryByLabelText<HTMLInputElement>('Go to page');

export const listingInteractions: Interactions<typeof listingMachine> = {
  'address.changed': null,
  'page.reread': null,
  'filter.toggled': {
    control: (event) => button(`Remove ${event.name}`) ?? choice(event),
    perform: async (event) => {
      const chip = button(`Remove ${event.name}`);
      await (chip ? userEvent.click(chip) : userEvent.selectOptions(choice(event), event.name));
    },
  },
  'filters.cleared': {
    control: () => button('Clear All'),
    perform: () => userEvent.click(button('Clear All') as HTMLElement),
  },
  'page.asked': {
    control: box,
    perform: async ({ text }) => {
      await userEvent.clear(box() as HTMLElement);
      await userEvent.type(box() as HTMLElement, `${text}{Enter}`);
    },
  },
  'listing.retried': {
    control: () => button('Try again'),
    perform: () => userEvent.click(button('Try again') as HTMLElement),
  },
};
