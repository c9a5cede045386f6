import { signInSamples as samples } from '../../machines/signIn/signIn.samples.ts';
import { addAccount, verify } from '../../mocks/handlers/accounts.ts';
import { SignIn } from '../../src/flows/signIn/SignIn.tsx';
import { signInGestures as gestures } from '../../src/flows/signIn/signIn.gestures.ts';
import { signIn as flow } from '../../src/flows/signIn/signIn.ts';
import { signInPorts as ports } from '../../src/ports/signIn.ts';
import { noteHeard } from '../support/walk/noteHeard.ts';
import { stage, type Walker } from '../support/walk/stage.ts';

export const mail = 'asha@example.com';
export const mobile = '9847012345';
export const password = 'Kolam 2026';
export const usersOf = ({ backend: { store } }: Walker) =>
  store.list('user--user').filter(({ attributes }) => attributes.mail === mail);

/** Somebody has this account. */
const hers = ({ backend: { store } }: Walker, given: { name?: string; mail?: string } = {}) =>
  addAccount(store, { name: mobile, mail, pass: password, fullName: 'Asha Menon', alternateNumber: '', ...given });

/** The backend answers honestly, once there is this. */
const thereIs = (make: (walker: Walker) => unknown) => (walker: Walker) => {
  make(walker);
  walker.gate.open();
};

export const signInStage = stage({
  flow,
  ports,
  children: { visitor: noteHeard },
  samples,
  gestures,
  view: <SignIn />,
  answers: {
    'password.right': thereIs((walker) => {
      if (usersOf(walker).length === 0) verify(walker.backend.store, hers(walker));
    }),
    'accounts.hers': thereIs(hers),
    'accounts.both': thereIs(hers),
    'accounts.number': thereIs((walker) => hers(walker, { mail: 'ravi@example.com' })),
    'accounts.mail': thereIs((walker) => hers(walker, { name: '9847099999' })),
    'register.asked': ({ gate }) => gate.open(),
    // The reset has walks of its own; here it is enough that it ends.
    'passwordReset.done': ({ actor }) =>
      actor.send({ type: 'xstate.done.actor.passwordReset', output: { mail, done: true } } as never),
  },
});
