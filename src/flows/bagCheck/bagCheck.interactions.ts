import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { bagCheckMachine } from '../../../machines/bagCheck/bagCheck.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

/** Busy, it has another name. */
const wayOn = () => screen.queryByRole('button', { name: 'SAVE & CONTINUE' });

export const bagCheckInteractions: Interactions<typeof bagCheckMachine> = {
  'lines.changed': null,
  'bag.continued': { control: wayOn, perform: () => userEvent.click(wayOn() as HTMLElement) },
};
