import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { connectionMachine } from '../../../machines/connection/connection.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const button = (name: string) => screen.queryByRole('button', { name });
const pressing = (name: string) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});

export const connectionInteractions: Interactions<typeof connectionMachine> = {
  // The browser, and what reads, tell of these.
  'network.lost': null,
  'network.returned': null,
  'reading.missed': null,
  'refreshing.failed': null,
  'code.gone': null,
  'again.asked': {
    control: () => {
      const again = button('Try again');
      return again?.matches('[aria-busy="true"]') ? null : again;
    },
    perform: () => userEvent.click(button('Try again') as HTMLElement),
  },
  'reload.asked': pressing('Load anew'),
  'notice.closed': pressing('Close this notice'),
};
