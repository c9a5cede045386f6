import {
  createMailStatusGuard,
  createTypingTransition,
  signInSetup,
  toSignInName,
  VERIFIED_TRANSITION,
} from './signIn.setup.ts';

/** Somebody signed in by mobile number, whose e-mail the page does not know: it is requested. */
export const choosingEmailState = signInSetup.createStateConfig({
  description: 'To which e-mail shall the code go?',
  meta: { messages: ['signIn.unverified', 'signIn.whichMail'], requires: ['AUTH-28'] },
  initial: 'prompting',
  states: {
    prompting: {
      description: 'The e-mail is typed',
      initial: 'noErrors',
      on: {
        'field.typed': createTypingTransition('mail'),
        'form.submitted': { target: 'submitting', description: 'Send the code' },
      },
      states: {
        noErrors: { description: 'Nothing to mend' },
        invalid: {
          description: 'No e-mail, or none of the right shape',
          meta: { requires: ['AUTH-12', 'AUTH-14'] },
          always: { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was wrong is mended' },
        },
        unknown: { description: 'No account has this e-mail', meta: { messages: ['signIn.unknownMail'] } },
        failed: { description: 'Nobody could say', meta: { messages: ['code.later'], requires: ['OTP-23'] } },
      },
    },
    submitting: {
      description: 'Is it an e-mail?',
      entry: { type: 'check', params: 'mail' },
      always: [
        {
          guard: 'hasProblems',
          target: 'prompting.invalid',
          description: 'Something is missing or wrong',
          actions: 'focusFirst',
          meta: { requires: ['AUTH-11'] },
        },
        { target: 'sending', description: 'Nothing is missing or wrong' },
      ],
    },
    sending: {
      description: 'The code is sent there',
      meta: { requires: ['API-12'] },
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ mail: toSignInName(context.form.mail) }),
        onDone: [
          {
            guard: createMailStatusGuard('pending'),
            target: '#signIn.verifying.entering.code.prompting.sent',
            description: 'It is on its way',
            actions: ['await', 'empty'],
            meta: { requires: ['AUTH-18', 'AUTH-19'] },
          },
          { ...VERIFIED_TRANSITION, guard: createMailStatusGuard('verified') },
          { target: 'prompting.unknown', description: 'There is no account with this address' },
        ],
        onError: { target: 'prompting.failed', description: 'The code could not be sent' },
      },
    },
  },
});
