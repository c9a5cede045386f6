import type { UserSession } from '../../src/domain/userSession.ts';
import { isUnauthorised } from './failure.ts';
import type { Effect } from './meta.ts';

/** What a chart knows of the login under which it reads something of the user's own; `renewed`: its tokens were renewed for this reading. */
export type Login = { session: UserSession | null; renewed: boolean };
/** What the shell is told of that login: new tokens to keep, or that it is over. */
export type LoginEffect =
  | Effect
  | { type: 'session.renewed'; session: UserSession }
  | { type: 'session.ended'; session: UserSession | null };

type Failed = { error: unknown };
type WithLogin = { context: Login };

/** Where a chart that reads something of the user's own stands with its login. */
export const loginGuards = {
  isSignedIn: ({ context }: WithLogin) => context.session !== null,
  mayRenew: ({ context }: WithLogin, { error }: Failed) => isUnauthorised(error) && !context.renewed,
  isExpired: (_: WithLogin, { error }: Failed) => isUnauthorised(error),
};

const error = ({ event }: { event: Failed }): Failed => ({ error: event.error });

/** Where a reading goes on that does not succeed: with new tokens once, to the end of the login, or to another try. */
export const orRenew = [
  {
    guard: { type: 'mayRenew', params: error },
    target: 'renewing',
    description: 'The backend does not know the login any more',
    meta: { requires: ['SESS-11'] },
  },
  {
    guard: { type: 'isExpired', params: error },
    target: 'expired',
    description: 'Nor does it know the renewed one',
    meta: { requires: ['SESS-10'] },
  },
  { target: 'failed', description: 'Refused, broken or garbled' },
] as const;

/** Nobody is signed in: there is nothing to read. */
export const forbidden = {
  description: 'Nobody is signed in; the way leads to the page that says so',
  meta: { requires: ['ACCT-03', 'NF-04'] },
  entry: { type: 'leaveFor', params: '/403' },
} as const;

/** The login gets new tokens, and the reading is tried once more with them. */
export const renewing = {
  description: 'The login is renewed with its refresh token',
  meta: { requires: ['SESS-11', 'API-05'] },
  invoke: {
    id: 'renewSession',
    src: 'renewSession',
    input: ({ context }: WithLogin) => ({ session: context.session as UserSession }),
    onDone: {
      target: 'loading',
      description: 'There are new tokens',
      actions: [
        { type: 'renew', params: ({ event }: { event: { output: UserSession } }) => event.output },
        { type: 'tellRenewed', params: ({ event }: { event: { output: UserSession } }) => event.output },
      ],
    },
    onError: [
      {
        guard: { type: 'isExpired', params: error },
        target: 'expired',
        description: 'The refresh token is spent',
        meta: { requires: ['SESS-12'] },
      },
      { target: 'failed', description: 'It could not be renewed now' },
    ],
  },
} as const;

/** The login is over: it is forgotten, and the shopper told so at home. */
export const expired = {
  description: 'The login has expired; the way leads home',
  meta: { says: ['orders.expired'], requires: ['SESS-10', 'SESS-12'] },
  entry: ['endSession', 'sayExpired', { type: 'leaveFor', params: '/?expired=true' }],
} as const;
