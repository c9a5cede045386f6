import { emptySignInForm } from '../../src/domain/signInForm.ts';
import { SIGN_IN_TRANSITION, signInSetup } from './signIn.setup.ts';
import { signingInState } from './signingIn.state.ts';
import { signingUpState } from './signingUp.state.ts';
import { verifyingState } from './verifying.state.ts';

/** The page at '/login' and '/signup'. */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  description: 'Signing in with a password, creating an account, and a new password',
  context: ({ input }) => ({
    ...input,
    form: emptySignInForm,
    problems: {},
    remember: true,
    pending: '',
    username: '',
    code: '',
  }),
  initial: 'deciding',
  invoke: { id: 'visitor', src: 'visitor' },
  on: {
    'address.opened': [
      {
        guard: { type: 'isHere', params: ({ event }) => event.path },
        description: 'The address of the form that is shown',
        actions: { type: 'open', params: ({ event }) => event },
      },
      {
        target: '.deciding',
        description: 'The other address, by a link or by Back',
        actions: [{ type: 'open', params: ({ event }) => event }, 'empty'],
        meta: { requires: ['AUTH-02', 'AUTH-04'] },
      },
    ],
    'customer.recognised': {
      target: '.signedIn',
      description: 'Somebody is signed in already, or was in another tab',
      actions: 'leadOn',
      meta: { requires: ['AUTH-35', 'AUTH-36'] },
    },
  },
  states: {
    deciding: {
      description: 'Which form does the address ask for?',
      always: [
        {
          guard: 'isSignUpPath',
          target: 'signingUp',
          description: 'The address is that of signing up',
          meta: { requires: ['AUTH-02', 'ROUTE-09'] },
        },
        {
          target: 'signingIn',
          description: 'The address is that of signing in',
          meta: { requires: ['AUTH-02', 'ROUTE-08'] },
        },
      ],
    },
    signingIn: signingInState,
    signingUp: signingUpState,
    verifying: verifyingState,
    resetting: {
      description: 'A new password, by a temporary one that is sent to the e-mail',
      meta: { requires: ['AUTH-38'] },
      on: { 'signIn.chosen': SIGN_IN_TRANSITION },
      invoke: {
        id: 'passwordReset',
        src: 'passwordReset',
        input: { mail: '' },
        onDone: {
          target: 'signingIn',
          description: 'Done with, or left',
          actions: 'empty',
          meta: { requires: ['AUTH-04'] },
        },
      },
    },
    signedIn: {
      type: 'final',
      description: 'Signed in: nothing that was typed is stored, and the way leads on',
      meta: { requires: ['AUTH-37'] },
      entry: 'empty',
    },
  },
});
