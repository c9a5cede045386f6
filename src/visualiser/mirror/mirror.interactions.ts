import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { mirrorMachine } from '../../../machines/mirror/mirror.machine.ts';
import type { Interaction, Interactions } from '../../kit/flow/interactions.ts';

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const pressing = (name: string | RegExp): Interaction<unknown> => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});
const getTitle = (page: string) => (page === 'tab' ? 'Watch Art prints' : 'Watch Cart');
const slider = () => screen.queryByRole<HTMLInputElement>('slider', { name: 'Moment' });
const fileField = () => screen.queryByLabelText<HTMLInputElement>('Open a recording');

export const mirrorInteractions: Interactions<typeof mirrorMachine> = {
  'page.appeared': null,
  'page.left': null,
  'runs.told': null,
  'chart.shown': null,
  'page.chosen': {
    control: ({ page }) => button(getTitle(page)),
    perform: ({ page }) => userEvent.click(button(getTitle(page)) as HTMLElement),
  },
  'watching.ended': pressing('Stop'),
  'run.chosen': {
    control: ({ session }) => button(new RegExp(`^Run ${session}`)),
    perform: ({ session }) => userEvent.click(button(new RegExp(`^Run ${session}`)) as HTMLElement),
  },
  'moment.chosen': {
    control: slider,
    // A line that stands there already tells nothing; the list of events does.
    perform: async ({ at }) => {
      const line = slider() as HTMLInputElement;
      if (line.valueAsNumber !== at) fireEvent.change(line, { target: { value: at } });
      else await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Step ${at} `) }));
    },
  },
  'live.wanted': pressing('To the last moment'),
  'event.sent': {
    control: () => button('Send'),
    perform: async ({ event }) => {
      fireEvent.input(screen.getByLabelText('Event in JSON'), { target: { value: JSON.stringify(event) } });
      await userEvent.click(button('Send') as HTMLElement);
    },
  },
  'file.chosen': {
    control: fileField,
    perform: ({ file }) =>
      userEvent.upload(fileField() as HTMLInputElement, new File([file], 'run.json', { type: 'application/json' })),
  },
  'stage.opened': pressing('Open the view beside'),
  'replay.asked': pressing('Go on from here'),
};
