import type { UserSession } from '../../src/domain/userSession.ts';
import { isUnauthorised } from './failure.ts';

/** What a chart knows of the login under which it reads something of the user's own. Its ports renew that login by themselves. */
export type Login = { session: UserSession | null };

type Failed = { error: unknown };

/** Where a chart that reads something of the user's own stands with its login. */
export const loginGuards = {
  isSignedIn: ({ context }: { context: Login }) => context.session !== null,
  isExpired: (_: { context: Login }, { error }: Failed) => isUnauthorised(error),
};

/** Where a reading goes on that does not succeed: to the end of the login, or to another try. */
export const readErrorTransitions = [
  {
    guard: { type: 'isExpired', params: ({ event }: { event: Failed }): Failed => ({ error: event.error }) },
    target: 'expired',
    description: 'The backend does not know the login any more, nor a renewed one',
    meta: { requires: ['SESS-10', 'SESS-11', 'SESS-12'] },
  },
  { target: 'failed', description: 'Refused, broken or garbled' },
] as const;

/** Where a page of a customer begins: beside it stand `loading`, and `forbiddenState` as `forbidden`. */
export const decidingState = {
  description: 'Is anybody signed in?',
  always: [
    { guard: 'isSignedIn', target: 'loading', description: 'A customer is signed in' },
    { target: 'forbidden', description: 'Nobody is signed in' },
  ],
} as const;

/** Nobody is signed in: there is nothing to read. */
export const forbiddenState = {
  description: 'Nobody is signed in; the way leads to the page that asks to sign in',
  meta: { requires: ['ACCT-03', 'NF-04'] },
  entry: { type: 'leaveFor', params: '/403' },
} as const;

/** The login is over: the session leads to where the shopper is notified. */
export const expiredState = {
  description: 'The login has expired: the session forgets it, and leads to where that is shown',
  meta: { requires: ['SESS-10', 'SESS-12'] },
  entry: 'endSession',
} as const;
