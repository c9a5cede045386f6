import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { productMachine } from '../../../machines/product/product.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** The open popup keeps everything behind it out of reach. */
const popup = () => document.querySelector<HTMLElement>('dialog[open]');
const button = (name: string, within: ParentNode = popup() ?? document) =>
  [...within.querySelectorAll('button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name) ??
  null;
const pressing = (name: string) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});
const swatch = (id: string) =>
  popup() ? null : document.querySelector<HTMLInputElement>(`input[type=radio][value="${id}"]`);
/** What is seen large already cannot be picked. */
const thumbnail = (at: number) => {
  const found = button(`Picture ${at + 1} of ${document.querySelectorAll('button[aria-label^="Picture "]').length}`);
  return found?.ariaCurrent ? null : found;
};

export const productInteractions: Interactions<typeof productMachine> = {
  // The page tells of it.
  'product.reread': null,
  'product.retried': {
    control: () => screen.queryByRole('button', { name: 'Try again' }),
    perform: () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  'variation.chosen': {
    control: ({ id }) => swatch(id),
    perform: ({ id }) => userEvent.click(swatch(id) as HTMLElement),
  },
  'picture.picked': {
    control: ({ at }) => thumbnail(at),
    perform: ({ at }) => userEvent.click(thumbnail(at) as HTMLElement),
  },
  'picture.next': pressing('Next picture'),
  'picture.previous': pressing('Previous picture'),
  'zoom.opened': pressing('Zoom'),
  'zoom.closed': pressing('Close zoom'),
};
