import { wishlistSetup } from './wishlist.setup.ts';

/** Nobody is signed in: what is pressed waits for whoever does. */
export const guestState = wishlistSetup.createStateConfig({
  description: 'Nobody is signed in, and nobody’s hearts show',
  meta: { requires: ['WISH-01'] },
  initial: 'idle',
  on: {
    'wish.added': {
      guard: { type: 'isNotSaved', params: ({ event }) => event.wish },
      target: '.waiting',
      description: 'A heart is pressed: the way to sign in opens, and the thing waits',
      actions: [
        { type: 'wait', params: ({ event }) => event.wish },
        'logLoggedOut',
        { type: 'toastFailure', params: 'wishlist.loginToAdd' },
        'askLogin',
      ],
      meta: { messages: ['wishlist.loginToAdd'], requires: ['WISH-09'] },
    },
    'login.left': {
      guard: 'isWaiting',
      target: '.idle',
      description: 'The guest does not sign in: the thing is forgotten',
      actions: 'forget',
      meta: { requires: ['WISH-09'] },
    },
    'page.opened': {
      target: '.forbidden',
      description: 'The page of the wishlist is for customers',
      actions: 'open',
      meta: { requires: ['ACCT-24', 'ACCT-03'] },
    },
  },
  states: {
    idle: { description: 'Hearts are empty' },
    waiting: { description: 'A thing waits until somebody signs in', meta: { requires: ['WISH-09'] } },
    forbidden: {
      description: 'The way leads to the page that offers to sign in',
      meta: { messages: ['wishlist.loginToAccess'], requires: ['ACCT-24'] },
      entry: [
        { type: 'toastFailure', params: 'wishlist.loginToAccess' },
        { type: 'leaveFor', params: '/403' },
      ],
    },
    expired: {
      description: 'The login was over when it was needed: the session is informed, and leads to where the shopper is',
      meta: { requires: ['SESS-10', 'SESS-12'] },
      entry: ['endSession', 'leave'],
    },
  },
});
