import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { photoMachine } from '../../../machines/photo/photo.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const chooser = () => screen.queryByLabelText<HTMLInputElement>(/^(Upload a|Replace) photo$/);
const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const photoInteractions: Interactions<typeof photoMachine> = {
  'files.given': {
    control: chooser,
    perform: ({ files }) =>
      userEvent.upload(
        chooser() as HTMLElement,
        files.map(({ name }) => new File(['a photo'], name, { type: 'image/jpeg' })),
      ),
  },
  'photo.cancelled': pressing('Cancel'),
  'sending.retried': pressing('Try again'),
  // The upload reports it.
  'file.progressed': null,
  // The form beside it tells it.
  'photo.followed': null,
};
