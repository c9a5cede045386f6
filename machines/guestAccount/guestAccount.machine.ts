import { enteringCodeState } from './enteringCode.state.ts';
import { guestAccountSetup, SWITCH_TO_MAIL } from './guestAccount.setup.ts';

/** A temporary account for a guest: by a code to the phone, else by mail. */
export const guestAccountMachine = guestAccountSetup.createMachine({
  id: 'guestAccount',
  description: 'A temporary account for a guest',
  context: ({ input }) => ({
    ...input,
    channel: 'mobile',
    isRegistrant: false,
    code: '',
    account: null,
    hasResent: false,
    session: null,
  }),
  output: ({ context }) => context.session,
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description: 'Does the backend know this phone number?',
      meta: { requires: ['GUEST-01'], messages: ['checkout.accountInProgress', 'guest.lookingUp'] },
      invoke: {
        id: 'findUser',
        src: 'findUser',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'requestingCode',
            description: 'There is an account with this number',
          },
          {
            target: 'signingUp',
            description: 'There is no account with this number',
            meta: { requires: ['GUEST-03'] },
          },
        ],
        onError: SWITCH_TO_MAIL,
      },
      after: { patience: { ...SWITCH_TO_MAIL, description: 'No answer at all' } },
    },
    signingUp: {
      description: 'An account is made, with a code of its own in place of a password',
      meta: { requires: ['GUEST-03'], messages: ['checkout.accountInProgress', 'guest.signingUp'] },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { mobile, mail, fullName } }) => ({ mobile, mail, fullName }),
        onDone: {
          target: 'requestingCode',
          description: 'The account is made',
          actions: { type: 'keepRegistrant', params: ({ event }) => event.output },
        },
        onError: SWITCH_TO_MAIL,
      },
      after: { patience: { ...SWITCH_TO_MAIL, description: 'No answer at all' } },
    },
    requestingCode: {
      description: 'A one-time code is requested',
      meta: { requires: ['GUEST-01'], messages: ['checkout.accountInProgress', 'guest.requesting'] },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => event.output.code },
            target: 'verifying',
            description: 'The answer carries the code',
            actions: { type: 'takeCode', params: ({ event }) => event.output },
          },
          {
            target: 'enteringCode',
            description: 'The code went to the shopper only',
            actions: { type: 'takeCode', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'unverified', description: 'The code could not be sent' },
      },
      after: { patience: { target: 'unverified', description: 'No answer at all' } },
    },
    enteringCode: enteringCodeState,
    verifying: {
      description: 'The code that came with the answer is checked',
      meta: { requires: ['GUEST-01'], messages: ['checkout.accountInProgress', 'code.checking'] },
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'unverified',
            description: 'The code is wrong',
          },
          {
            target: 'signedIn',
            description: 'The code is right',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
            meta: { requires: ['GUEST-04'] },
          },
        ],
        onError: { target: 'unverified', description: 'The code could not be checked' },
      },
      after: { patience: { target: 'unverified', description: 'No answer at all' } },
    },
    unverified: {
      description: 'The code was not accepted; is there another way?',
      always: [
        { ...SWITCH_TO_MAIL, guard: 'isByPhone', description: 'By mail instead' },
        { target: 'failed', description: 'Every way has been tried', meta: { requires: ['CHK-42'] } },
      ],
    },
    signedIn: { type: 'final', description: 'The guest has a temporary account' },
    failed: { type: 'final', description: 'Neither way made an account', meta: { requires: ['CHK-42'] } },
  },
});
