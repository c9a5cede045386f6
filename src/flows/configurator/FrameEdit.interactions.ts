import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { configuratorMachine } from '../../../machines/configurator/configurator.machine.ts';
import { toSizeKey } from '../../domain/size.ts';
import type { Interaction, Interactions } from '../../kit/flow/interactions.ts';
import { configuratorInteractions } from './configurator.interactions.ts';

/** A list of choices that holds a value other than the one that stands in it. */
const list = (label: string, value: string) => {
  const select = screen.queryByRole<HTMLSelectElement>('combobox', { name: label });
  if (!select || select.value === value) return null;
  return within(select)
    .queryAllByRole<HTMLOptionElement>('option')
    .some((option) => option.value === value)
    ? select
    : null;
};

const picking = <Event>(label: string, pickedBy: (event: Event) => string): Interaction<Event> => ({
  control: (event) => list(label, pickedBy(event)),
  perform: (event) => userEvent.selectOptions(list(label, pickedBy(event)) as HTMLElement, pickedBy(event)),
});

/** How a person does the configurator's events on the screen of one frame, where lists stand for tabs and tiles. */
export const frameEditInteractions: Interactions<typeof configuratorMachine> = {
  ...configuratorInteractions,
  'mat.chosen': picking('Mat Style', ({ style }) => style),
  'size.chosen': picking('Image Size', ({ size }) => toSizeKey(size)),
  // There are none: all sizes stand in one list.
  'tab.opened': null,
};
