import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import type { wishlistMachine } from '../../../machines/wishlist/wishlist.machine.ts';
import type { Interaction, Interactions } from '../../kit/flow/interactions.ts';

/** A thing may have a heart and a place on the page: either will do. */
const pressing = <Event>(getName: (event: Event) => string): Interaction<Event> => {
  const control = (event: Event) => screen.queryAllByRole('button', { name: getName(event) })[0] ?? null;
  return { control, perform: (event) => userEvent.click(control(event) as HTMLElement) };
};

export const wishlistInteractions: Interactions<typeof wishlistMachine> = {
  'wish.added': pressing(({ wish }) => `Add ${wish.title} to wishlist`),
  'wish.removed': pressing(({ wish }) => `Remove ${wish.title} from wishlist`),
  'wishlist.retried': pressing(() => 'Try again'),
  'customer.changed': null,
  'page.opened': null,
  'page.closed': null,
  'tab.shown': null,
  'login.left': null,
};
