import type { UserSession } from '../../src/domain/userSession.ts';
import { callbackPort } from '../kit/port.ts';
import type { SessionReport } from './session.setup.ts';

/** The session of the visit, for a chart that has something to report to it. */
export const sessionPort = callbackPort<SessionReport>();

/** Runs the link as long as the chart runs. */
export const sessionInvocation = { id: 'session', src: 'session' } as const;

/** The backend knows the login no more: it is over. `stayOnPage`: the shopper is not led away. (SESS-10, SESS-12) */
export const createSessionEnd = (session: UserSession | null, stayOnPage?: boolean): SessionReport => ({
  type: 'session.ended',
  uid: session?.details.id ?? null,
  ...(stayOnPage && { stayOnPage }),
});
