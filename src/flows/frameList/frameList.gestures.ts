import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { frameListMachine } from '../../../machines/frameList/frameList.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

/** What a person can reach: the open panel, or else the page. */
const reach = () => {
  const panel = screen.queryByRole('dialog', { name: 'Filters' });
  return panel ? within(panel) : screen;
};
const button = (name: string | RegExp) => reach().queryByRole('button', { name });
const pill = (name: string) => reach().queryByRole('checkbox', { name: new RegExp(`^${name}, `) });
const pressing = (name: string | RegExp) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});

export const frameListGestures: Gestures<typeof frameListMachine> = {
  'filter.toggled': {
    control: ({ name }) => pill(name),
    perform: ({ name }) => userEvent.click(pill(name) as HTMLElement),
  },
  'filters.cleared': pressing('Clear All'),
  'panel.opened': pressing(/^Filters/),
  'panel.closed': pressing('Done'),
  'picture.retried': pressing('Open the picture again'),
  'frames.retried': pressing('Try again'),
};
