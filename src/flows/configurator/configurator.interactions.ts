import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { toSizeKey } from '../../domain/size.ts';
import type { Interaction, Interactions } from '../../kit/flow/interactions.ts';

/** A radio of a group, by its value; a native one that is chosen already cannot be chosen again. */
const radio = (group: string | RegExp, value: string) => {
  const box = screen.queryByRole('radiogroup', { name: group });
  const found =
    box &&
    within(box)
      .queryAllByRole<HTMLInputElement>('radio')
      .find((each) => each.value === value);
  return found && !found.checked ? found : null;
};
const tab = (name: string) => screen.queryByRole('tab', { name });
const button = (name: string) => screen.queryByRole('button', { name });

/** Some choices come a moment after the picture. */
const waitUntilVisible = (find: () => HTMLElement | null) =>
  waitFor(() => {
    const found = find();
    if (!found) throw new Error('Not on the screen');
    return found;
  });

const picking = <Event>(group: string | RegExp, pickedBy: (event: Event) => string): Interaction<Event> => ({
  control: (event) => radio(group, pickedBy(event)),
  perform: async (event) => userEvent.click(await waitUntilVisible(() => radio(group, pickedBy(event)))),
});
const pressing = (name: string): Interaction<unknown> => ({
  control: () => button(name),
  perform: async () => userEvent.click(await waitUntilVisible(() => button(name))),
});

export const configuratorInteractions: Interactions<typeof configuratorMachine> = {
  'mode.chosen': picking('Framed or Print', ({ mode }) => mode),
  'media.chosen': picking('Choose a Media', ({ media }) => media),
  'frame.chosen': picking('Frame Style', ({ frame }) => frame),
  'mat.chosen': picking(/^Mat Style/, ({ style }) => style),
  'pad.chosen': picking(/^Mat Colour/, ({ pad }) => pad),
  'tab.opened': {
    control: (event) => (tab(event.tab)?.ariaSelected === 'true' ? null : tab(event.tab)),
    perform: async (event) => userEvent.click(await waitUntilVisible(() => tab(event.tab))),
  },
  'size.chosen': picking(/ sizes$/, ({ size }) => toSizeKey(size)),
  'framing.asked': pressing('Continue'),
  'picture.reread': null,
  'frames.retried': pressing('Read the frames again'),
};
