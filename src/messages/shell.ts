import type { Messages } from './message.ts';

export const notFoundMessages = {
  'notFound.title': { text: "We can't find the page", from: 'NF-01' },
  'notFound.text': { text: 'It may have moved, or the address has a slip in it.', from: 'own' },
  'wrong.title': { text: 'Something Went Wrong', from: 'NF-05' },
  'wrong.text': { text: 'This page did not open. Your bag is safe.', from: 'own' },
  'wrong.part': { text: 'This part did not open. Your bag is safe; please load the page anew.', from: 'own' },
  'wrong.try': { text: 'This part did not open', from: 'own' },
} as const satisfies Messages;

/** What home says to whom a login has ended. */
export const loginEndedMessages = {
  'home.loggedOut': { text: 'Logged Out Successfully', from: 'HOME-14' },
  'home.expired': { text: 'Login Expired', from: 'HOME-15' },
} as const satisfies Messages;
