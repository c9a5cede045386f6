import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { selectMachine } from '../../../machines/select/select.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const following = (name: RegExp) => ({
  control: () => screen.queryByRole('link', { name }),
  perform: () => userEvent.click(screen.getByRole('link', { name })),
});

export const selectInteractions: Interactions<typeof selectMachine> = {
  'address.opened': null,
  'upload.chosen': following(/^Digital Upload/),
  'art.chosen': following(/^Art/),
};
