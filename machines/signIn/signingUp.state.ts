import {
  createMailStatusGuard,
  createTypingTransition,
  type RegistrationResult,
  SIGN_IN_TRANSITION,
  signInSetup,
  toSignInName,
  UNSENT_TRANSITION,
  VERIFIED_TRANSITION,
} from './signIn.setup.ts';

const createRegistrationGuard = (is: RegistrationResult) =>
  ({
    type: 'became',
    params: ({ event }: { event: { output: RegistrationResult } }) => ({ is, registered: event.output }),
  }) as const;

/** Creating an account. */
export const signingUpState = signInSetup.createStateConfig({
  description: 'The form for an account',
  meta: { requires: ['AUTH-01', 'AUTH-02', 'AUTH-05', 'AUTH-07', 'AUTH-08', 'ROUTE-09'] },
  initial: 'filling',
  on: { 'signIn.chosen': SIGN_IN_TRANSITION },
  states: {
    filling: {
      description: 'The fields, and what became of the last try',
      initial: 'noErrors',
      on: {
        'field.typed': createTypingTransition('signUp'),
        'form.submitted': { target: 'submitting', description: 'Create account' },
      },
      states: {
        noErrors: { description: 'Nothing to mend' },
        invalid: {
          description: 'A field is empty, wrong or taken, and says so itself',
          meta: { requires: ['AUTH-12', 'AUTH-13', 'AUTH-14', 'AUTH-15', 'AUTH-16'] },
          always: { guard: 'hasNoProblems', target: 'noErrors', description: 'All that was wrong is mended' },
        },
        mailTaken: {
          description: 'Somebody has a verified account with this e-mail',
          meta: { messages: ['signIn.accountTaken', 'signIn.yours'], requires: ['AUTH-26'] },
        },
        nameTaken: {
          description: 'Somebody has an account under this number',
          meta: { messages: ['signIn.usernameTaken', 'signIn.yours'], requires: ['AUTH-24'] },
        },
        bothTaken: {
          description: 'E-mail and number are taken, by one account or by two',
          meta: { messages: ['account.bothTaken', 'signIn.yours'], requires: ['AUTH-32'] },
        },
        refused: {
          description: 'The backend refused something else',
          meta: { messages: ['signIn.refused', 'account.stored'], requires: ['AUTH-30'] },
        },
        failed: {
          description: 'No answer',
          meta: { messages: ['signIn.failed', 'account.stored'], requires: ['AUTH-29'] },
        },
      },
    },
    submitting: {
      description: 'Is everything filled in?',
      entry: { type: 'check', params: 'signUp' },
      always: [
        {
          guard: 'hasProblems',
          target: 'filling.invalid',
          description: 'Something is missing or wrong',
          actions: 'focusFirst',
          meta: { requires: ['AUTH-11', 'AUTH-16'] },
        },
        { target: 'registering', description: 'Nothing is missing or wrong' },
      ],
    },
    registering: {
      description: 'The account is made',
      meta: { requires: ['AUTH-10', 'API-09', 'API-16'] },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context: { form } }) => ({ ...form, mail: toSignInName(form.mail) }),
        onDone: [
          {
            guard: createRegistrationGuard('done'),
            target: 'sendingCode',
            description: 'There is one; the passwords are dropped',
            actions: ['await', 'dropPasswords'],
            meta: { requires: ['AUTH-17'] },
          },
          {
            guard: createRegistrationGuard('bothTaken'),
            target: 'filling.bothTaken',
            description: 'Mobile number and e-mail address belong to an account',
            meta: { requires: ['AUTH-31', 'AUTH-32'] },
          },
          {
            guard: createRegistrationGuard('mailTaken'),
            target: 'checkingTaken',
            description: 'The e-mail is taken',
            actions: ['await', { type: 'setProblems', params: { mail: 'mailTaken' } }, 'focusFirst'],
            meta: { messages: ['account.mailTaken'], requires: ['AUTH-31', 'AUTH-33'] },
          },
          {
            guard: createRegistrationGuard('nameTaken'),
            target: 'filling.nameTaken',
            description: 'The number is taken',
            actions: ['fillUsedName', { type: 'setProblems', params: { mobile: 'nameTaken' } }, 'focusFirst'],
            meta: { messages: ['account.mobileTaken'], requires: ['AUTH-24', 'AUTH-31', 'AUTH-34'] },
          },
          {
            target: 'filling.refused',
            description: 'Something else is refused; where the backend names a field, that is marked',
            actions: [{ type: 'setRefusedProblems', params: ({ event }) => event.output }, 'focusFirst'],
            meta: { requires: ['AUTH-30'] },
          },
        ],
        onError: { target: 'filling.failed', description: 'Signing up failed' },
      },
    },
    checkingTaken: {
      description: 'How does the e-mail stand that is taken?',
      meta: { requires: ['AUTH-26', 'AUTH-27', 'API-12'] },
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ mail: context.pending }),
        onDone: [
          {
            guard: createMailStatusGuard('verified'),
            target: 'filling.mailTaken',
            description: 'The account with this address is in use',
            meta: { requires: ['AUTH-26'] },
          },
          {
            guard: createMailStatusGuard('pending'),
            target: '#signIn.verifying.entering.code.prompting.pending',
            description: 'It waits to be verified; a code is on its way',
            actions: 'empty',
            meta: { requires: ['AUTH-04', 'AUTH-27'] },
          },
          { target: 'filling.invalid', description: 'Nobody has it any more' },
        ],
        onError: { target: 'filling.invalid', description: 'Nobody could say; that it is taken stands beside it' },
      },
    },
    sendingCode: {
      description: 'A code is sent to the new e-mail',
      meta: { requires: ['AUTH-17', 'API-12'] },
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ mail: context.pending }),
        onDone: [
          {
            guard: createMailStatusGuard('pending'),
            target: '#signIn.verifying.entering.code.prompting.sent',
            description: 'It is on its way',
            actions: 'empty',
            meta: { requires: ['AUTH-04', 'AUTH-17', 'AUTH-18', 'AUTH-19'] },
          },
          {
            ...VERIFIED_TRANSITION,
            guard: createMailStatusGuard('verified'),
            description: 'This host asks for no code',
          },
          { ...UNSENT_TRANSITION, description: 'It was not' },
        ],
        onError: { ...UNSENT_TRANSITION, description: 'Nobody could say' },
      },
    },
  },
});
