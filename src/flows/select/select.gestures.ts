import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { selectMachine } from '../../../machines/select/select.machine.ts';
import type { Gestures } from '../../kit/gestures.ts';

const following = (name: RegExp) => ({
  control: () => screen.queryByRole('link', { name }),
  perform: () => userEvent.click(screen.getByRole('link', { name })),
});

export const selectGestures: Gestures<typeof selectMachine> = {
  'address.opened': null,
  'upload.chosen': following(/^Digital Upload/),
  'art.chosen': following(/^Art/),
};
