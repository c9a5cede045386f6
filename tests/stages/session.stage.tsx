import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionSamples as samples } from '../../machines/session/session.samples.ts';
import { sessionGestures as gestures } from '../../src/flows/session/session.gestures.ts';
import { session } from '../../src/flows/session/session.ts';
import { UserMenu } from '../../src/flows/session/UserMenu.tsx';
import { sessionPorts as ports } from '../../src/ports/liveSession.ts';
import { customerSignedIn } from '../support/orders.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

/** The browser keeps what the chart knows, and the backend knows those tokens. */
const kept = ({ actor, backend }: Walker) => {
  const { session } = actor.getSnapshot().context;
  localStorage.setItem('user', JSON.stringify(session));
  if (backend.store.find({ type: 'backend--token', id: session.token })) return;
  customerSignedIn(backend);
};

export const sessionStage = stage({
  flow: { ...session, machine: sessionMachine },
  ports,
  samples,
  gestures,
  view: <UserMenu />,
  local: ['renewTokens'],
  answers: {
    'tokens.renewed': kept,
    'tokens.spent': kept,
    'tokens.down': kept,
    'signedOut.meanwhile': () => localStorage.removeItem('user'),
  },
});
