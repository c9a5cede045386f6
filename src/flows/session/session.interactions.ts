import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { sessionMachine } from '../../../machines/session/session.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const pressing = (name: string) => ({
  control: () => screen.queryByRole('button', { name }),
  perform: () => userEvent.click(screen.getByRole('button', { name })),
});

export const sessionInteractions: Interactions<typeof sessionMachine> = {
  'login.asked': pressing('Login'),
  'logout.chosen': pressing('Logout'),
  'login.left': null,
  'session.recalled': null,
  'session.begun': null,
  'session.renewed': null,
  'session.ended': null,
  'renewal.asked': null,
  'details.changed': null,
  'ending.told': null,
};
