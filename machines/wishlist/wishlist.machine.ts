import { customerState } from './customer.state.ts';
import { guestState } from './guest.state.ts';
import { wishlistSetup } from './wishlist.setup.ts';

/** What the customer has saved for later, for the whole visit; it follows the session, so that nobody sees another's hearts. */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  description: 'What the customer has saved for later',
  context: ({ input }) => ({
    uid: null,
    list: null,
    changes: [],
    activeItem: null,
    pendingItem: input.pendingItem,
    isOpen: false,
  }),
  initial: 'guest',
  invoke: { id: 'visitor', src: 'visitor' },
  on: {
    'customer.changed': [
      {
        guard: { type: 'isOtherUser', params: ({ event }) => event.uid },
        target: '.customer',
        description: 'Somebody signed in: nothing of anybody before stays, but what a guest pressed is saved',
        actions: { type: 'begin', params: ({ event }) => event.uid },
        meta: { requires: ['WISH-01', 'WISH-09', 'SESS-16'] },
      },
      {
        guard: { type: 'isSignedOut', params: ({ event }) => event.uid },
        target: '.guest.idle',
        description: 'The customer is gone, and so is the list',
        actions: 'leave',
        meta: { requires: ['WISH-01'] },
      },
    ],
    'page.opened': { guard: 'isClosed', actions: 'open', description: 'The page of the wishlist is on the screen' },
    'page.closed': { guard: 'isOpen', actions: 'close', description: 'The page of the wishlist is left' },
  },
  states: { guest: guestState, customer: customerState },
});
