import type { UserSession } from '../../src/domain/userSession.ts';
import type { Samples } from '../kit/samples.ts';
import type { sessionMachine } from './session.machine.ts';

/** A login of the demo customer, whose id is the embedded backend's. */
export const demoSession: UserSession = {
  token: 'sample-token',
  refresh_token: 'sample-refresh-token',
  details: { id: '9aabe9a8-bbc8-56e2-a4f4-c9428167323b', name: '9800012345', mail: 'demo@mitreandmat.example' },
};

const uid = demoSession.details.id;
const withTokens = (name: string) => ({ ...demoSession, token: `${name}-token`, refresh_token: `${name}-refresh` });
const another = { ...demoSession, details: { ...demoSession.details, id: 'b0b00000-0000-4000-8000-000000000001' } };

export const sessionSamples = {
  input: undefined,
  events: [
    { type: 'session.recalled', session: demoSession },
    { type: 'session.recalled', session: null },
    { type: 'session.begun', session: demoSession, remember: true },
    { type: 'session.renewed', session: withTokens('brought') },
    { type: 'session.ended', uid },
    { type: 'session.ended', uid, stayOnPage: true },
    { type: 'renewal.requested', token: demoSession.token },
    { type: 'renewal.requested', token: demoSession.token, stayOnPage: true },
    { type: 'details.changed', details: { display_name: 'Asha Menon' } },
    { type: 'login.requested' },
    { type: 'login.left' },
    { type: 'logout.chosen' },
    { type: 'ending.announced' },
    { type: 'xstate.done.actor.renewTokens', output: withTokens('renewed'), reply: 'tokens.renewed' },
    { type: 'xstate.done.actor.renewTokens', output: null, reply: 'signedOut.meanwhile' },
    { type: 'xstate.error.actor.renewTokens', error: { kind: 'unauthorised' }, reply: 'tokens.spent' },
    { type: 'xstate.error.actor.renewTokens', error: { kind: 'server' }, reply: 'tokens.down' },
    { type: 'session.begun', session: another, remember: false },
    { type: 'session.renewed', session: another },
    { type: 'session.ended', uid: another.details.id },
  ],
  distinguish: ({ session, stayOnPage }) => [session?.token, stayOnPage],
  compare: ({ session }) => session?.details.id,
} satisfies Samples<typeof sessionMachine>;
