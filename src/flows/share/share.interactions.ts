import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { shareMachine } from '../../../machines/share/share.machine.ts';
import type { Interactions } from '../../kit/flow/interactions.ts';

const button = (name: string) => screen.queryByRole('button', { name });
const pressing = (name: string) => ({
  control: () => button(name),
  perform: () => userEvent.click(button(name) as HTMLElement),
});
/** The button shares while the popover is closed and the device's own list is too. */
const shares = () => {
  const share = button('Share');
  return share?.matches('[aria-expanded="true"], [aria-busy="true"]') ? null : share;
};

export const shareInteractions: Interactions<typeof shareMachine> = {
  'share.asked': { control: shares, perform: () => userEvent.click(shares() as HTMLElement) },
  'share.closed': pressing('Close'),
  'copy.chosen': pressing('Copy link'),
  'manual.chosen': pressing('Instagram'),
  'sheet.chosen': pressing('More…'),
  'network.chosen': {
    control: ({ network }) => screen.queryByRole('link', { name: network }),
    perform: ({ network }) => {
      const link = screen.getByRole('link', { name: network });
      // The press, without the page of the network that it opens.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      return userEvent.click(link);
    },
  },
};
