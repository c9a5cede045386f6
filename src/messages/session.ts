import type { Messages } from './message.ts';

/** What home says to whom a login has ended. */
export const loginEndedMessages = {
  'home.loggedOut': { text: 'Logged Out Successfully', from: 'HOME-14' },
  'home.expired': { text: 'Login Expired', from: 'HOME-15' },
} as const satisfies Messages;
