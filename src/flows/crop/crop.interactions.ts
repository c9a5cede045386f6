import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { cropMachine } from '../../../machines/crop/crop.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const board = () => screen.queryByRole<HTMLFieldSetElement>('group', { name: 'Crop frame' });
const frame = () => board()?.querySelector<HTMLElement>('[aria-roledescription="crop frame"]') as HTMLElement;
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const pressed = (name: string) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});
const shape = (ratio: string) =>
  screen.queryByRole('radiogroup', { name: /Shape/ })?.querySelector<HTMLInputElement>(`[value="${ratio}"]`) ?? null;
const box = () => screen.queryByRole<HTMLInputElement>('checkbox');

const arrow = ({ x, y }: { x: number; y: number }) =>
  x === 0 ? (y < 0 ? 'ArrowUp' : 'ArrowDown') : x < 0 ? 'ArrowLeft' : 'ArrowRight';

export const cropInteractions: Interactions<typeof cropMachine> = {
  'crop.moved': {
    control: board,
    perform: async ({ by }) => {
      frame().focus();
      await userEvent.keyboard(`{${arrow(by)}}`);
    },
  },
  'crop.resized': {
    control: board,
    perform: async ({ by }) => {
      frame().focus();
      await userEvent.keyboard(`{Shift>}{${arrow(by)}}{/Shift}`);
    },
  },
  'ratio.chosen': {
    // one that is chosen already can be touched, but there is nothing to it
    control: ({ ratio }) => (shape(ratio)?.checked ? null : shape(ratio)),
    perform: ({ ratio }) => userEvent.click(shape(ratio) as HTMLElement),
  },
  'ratio.flipped': {
    control: () => screen.queryByRole('button', { name: /^Make it/ }),
    perform: () => userEvent.click(screen.getByRole('button', { name: /^Make it/ })),
  },
  'picture.turned': {
    control: ({ way }) => button(`Turn ${way}`),
    perform: ({ way }) => userEvent.click(button(`Turn ${way}`) as HTMLElement),
  },
  'zoom.changed': {
    control: () => screen.queryByRole('slider', { name: 'Zoom' }),
    perform: async ({ zoom }) =>
      fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: zoom } }),
  },
  'crop.reset': pressed('Start again'),
  'permission.ticked': {
    control: ({ permitted }) => (box()?.checked === permitted ? null : box()),
    perform: () => userEvent.click(box() as HTMLElement),
  },
  'crop.continued': pressed('CONTINUE'),
  'photo.changed': pressed('Change Photo'),
  'sending.cancelled': pressed('Cancel'),
  'opening.retried': pressed('Try again'),
  // the upload itself tells
  'file.progressed': null,
};
