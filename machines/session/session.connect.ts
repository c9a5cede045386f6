import type { EventFrom, SnapshotFrom } from 'xstate';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { sessionMachine } from './session.machine.ts';

type Session = typeof sessionMachine;

/** What the store calls a customer: the display name, else the full name, else the sign-in name. (ACCT-25) */
const getDisplayName = ({ details }: UserSession): string =>
  details.display_name || details.field_full_name || details.name;

/** What the session may know and do. */
export function connect(state: SnapshotFrom<Session>, send: (event: EventFrom<Session>) => void) {
  const { session } = state.context;
  return {
    /** Was it read yet who is using the store? */
    isKnown: !state.matches('unknown'),
    /** Null for a guest. */
    customer: session && { uid: session.details.id, displayName: getDisplayName(session) },
    isSigningIn: state.matches({ guest: 'signingIn' }),
    /** Has the login just ended here, and is the shopper led home, where that is shown? */
    isLeaving: state.matches('signedOut') || state.matches('expired'),
    canLogIn: state.can({ type: 'login.requested' }),
    askLogin: () => send({ type: 'login.requested' }),
    logOut: () => send({ type: 'logout.chosen' }),
  };
}
