import { createTypingTransition, signInSetup, toSignInName } from './signIn.setup.ts';

/** Signing in by e-mail or mobile number, and password. */
export const signingInState = signInSetup.createStateConfig({
  description: 'The form for signing in',
  meta: { requires: ['AUTH-01', 'AUTH-02', 'AUTH-05', 'AUTH-07', 'AUTH-08', 'AUTH-09', 'ROUTE-08'] },
  initial: 'filling',
  on: {
    'signUp.chosen': {
      target: '#signIn.signingUp',
      description: 'Create an account instead',
      actions: [{ type: 'turnTo', params: { path: '/signup' } }, 'empty'],
      meta: { requires: ['AUTH-03', 'AUTH-04'] },
    },
    'password.forgotten': {
      target: '#signIn.resetting',
      description: 'Forgot password?',
      actions: 'empty',
      meta: { requires: ['AUTH-04', 'AUTH-38'] },
    },
    'login.byCode': {
      description: 'A one-time code instead: the popup opens',
      actions: 'askForCode',
      meta: { requires: ['AUTH-09', 'OTP-01'] },
    },
  },
  states: {
    filling: {
      description: 'The fields, and what became of the last try',
      initial: 'noErrors',
      on: {
        'field.typed': createTypingTransition('signIn'),
        'remember.toggled': {
          description: 'Remember me',
          actions: 'toggleRemember',
          meta: { requires: ['AUTH-06'] },
        },
        'form.submitted': { target: 'submitting', description: 'Sign in' },
      },
      states: {
        noErrors: { description: 'Nothing to mend' },
        invalid: {
          description: 'A field is empty or wrong, and says so itself',
          meta: { requires: ['AUTH-12', 'AUTH-13', 'AUTH-14'] },
          always: { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was wrong is mended' },
        },
        rejected: {
          description: 'User name and password do not belong together',
          meta: { messages: ['signIn.wrong', 'signIn.tryAgain'], requires: ['AUTH-25'] },
        },
        failed: {
          description: 'Nobody could say',
          meta: { messages: ['signIn.failed', 'account.stored'], requires: ['AUTH-29'] },
        },
      },
    },
    submitting: {
      description: 'Is everything filled in?',
      entry: { type: 'check', params: 'signIn' },
      always: [
        {
          guard: 'hasProblems',
          target: 'filling.invalid',
          description: 'Something is missing or wrong',
          actions: 'focusFirst',
          meta: { requires: ['AUTH-11'] },
        },
        {
          guard: 'isByMobile',
          target: 'requestingTokens',
          description: 'A mobile number: only e-mails are checked first',
        },
        { target: 'checkingMail', description: 'Is there an account with this address?' },
      ],
    },
    checkingMail: {
      description: 'How does the e-mail stand? One that waits to be verified is sent a code',
      meta: { requires: ['API-12', 'API-16'] },
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ mail: toSignInName(context.form.mail) }),
        onDone: { target: 'requestingTokens', description: 'Whichever it is, the password decides' },
        onError: { target: 'filling.failed', description: 'The address could not be looked up' },
      },
    },
    requestingTokens: {
      description: 'The password is traded for a session',
      meta: { requires: ['API-04', 'API-16'] },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context: { form } }) => ({ name: toSignInName(form.mail), password: form.password }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: '#signIn.signedIn',
            description: 'It is the right one',
            actions: [
              { type: 'begin', params: ({ event }) => event.output },
              { type: 'toast', params: 'signIn.done' },
              'leadOn',
            ],
            meta: { messages: ['signIn.done'], requires: ['AUTH-23', 'AUTH-35', 'AUTH-36', 'AUTH-37'] },
          },
          {
            guard: { type: 'isUnverifiedMobile', params: ({ event }) => event.output },
            target: '#signIn.verifying.choosingEmail',
            description: 'It is, but the e-mail, which nobody typed here, is not verified',
            actions: 'empty',
            meta: { requires: ['AUTH-28'] },
          },
          {
            guard: { type: 'isUnverified', params: ({ event }) => event.output },
            target: '#signIn.verifying.entering.code.prompting.unverified',
            description: 'It is, but the e-mail is not verified; a code is on its way',
            actions: ['await', 'empty'],
            meta: { requires: ['AUTH-18', 'AUTH-28'] },
          },
          { target: 'filling.rejected', description: 'It is not', meta: { requires: ['AUTH-25'] } },
        ],
        onError: { target: 'filling.failed', description: 'Signing in failed' },
      },
    },
  },
});
