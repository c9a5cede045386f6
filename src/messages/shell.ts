import type { Messages } from './message.ts';

export const connectionMessages = {
  'connection.offline': { text: 'You are offline. This page may be out of date; your bag is safe.', from: 'own' },
  'connection.readAt': { text: 'Prices are as of {at}.', from: 'own' },
  'connection.checking': { text: 'Looking for the network…', from: 'own' },
  'connection.back': { text: 'You are online again.', from: 'own' },
  'connection.stale': { text: 'We could not check for newer prices.', from: 'own' },
  'connection.notYet': { text: 'This page is still loading', from: 'own' },
  'connection.notYetText': {
    text: 'Your connection is slow or lost. The page opens by itself; your bag and what you typed are safe.',
    from: 'own',
  },
  'connection.renewed': {
    text: 'There is a newer version of this page. Your bag and what you typed are safe.',
    from: 'own',
  },
} as const satisfies Messages;

export const notFoundMessages = {
  'notFound.title': { text: "We can't find the page", from: 'NF-01' },
  'notFound.text': { text: 'It may have moved, or the address has a slip in it.', from: 'own' },
  'wrong.title': { text: 'Something Went Wrong', from: 'NF-05' },
  'wrong.text': { text: 'This page did not open. Your bag is safe.', from: 'own' },
  'wrong.part': { text: 'This part did not open. Your bag is safe; please reload the page.', from: 'own' },
  'wrong.try': { text: 'This part did not open', from: 'own' },
} as const satisfies Messages;

/** What home states to whom a login has ended. */
export const loginEndedMessages = {
  'home.loggedOut': { text: 'Logged Out Successfully', from: 'HOME-14' },
  'home.expired': { text: 'Login Expired', from: 'HOME-15' },
} as const satisfies Messages;
