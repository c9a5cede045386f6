import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { searchMachine } from '../../../machines/search/search.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the shop' });
const rows = () => screen.queryAllByRole('option', { hidden: true });
const highlighted = () => rows().some((row) => row.ariaSelected === 'true');
const press = (key: string) => {
  box().focus();
  return userEvent.keyboard(`{${key}}`);
};

const KEYS = { next: 'ArrowDown', previous: 'ArrowUp', first: 'Home', last: 'End' };

export const searchInteractions: Interactions<typeof searchMachine> = {
  'text.typed': {
    control: box,
    async perform({ text }) {
      box().focus();
      box().select();
      await (text === '' ? userEvent.clear(box()) : userEvent.paste(text));
    },
  },
  'search.asked': {
    control: () => screen.getByRole('button', { name: 'Find' }),
    perform: () => press('Enter'),
  },
  'search.escaped': {
    control: () => (box().value === '' ? null : box()),
    perform: () => press('Escape'),
  },
  // Home and End choose once something is highlighted; before that they move in the text.
  'highlight.moved': {
    control: ({ step }) => (rows().length > 0 && (KEYS[step].startsWith('Arrow') || highlighted()) ? box() : null),
    perform: ({ step }) => press(KEYS[step]),
  },
};
