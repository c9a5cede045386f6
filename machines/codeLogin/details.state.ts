import { codeLoginSetup } from './codeLogin.setup.ts';

/** A new user fills in who they are. */
export const detailsState = codeLoginSetup.createStateConfig({
  description: 'Nobody is registered under what was typed: a new user gives mobile number, name and e-mail',
  meta: { requires: ['OTP-06', 'OTP-08', 'OTP-19'] },
  initial: 'unknown',
  on: {
    'detail.typed': {
      target: '.noErrors',
      description: 'A field is filled in; what was wrong with it is being mended',
      actions: { type: 'typeDetail', params: ({ event: { field, text } }) => ({ field, text }) },
    },
    'details.submitted': { target: '.checking', description: 'Register' },
    'address.changed': { target: 'entering', description: 'Another number or e-mail after all' },
  },
  states: {
    unknown: {
      description: 'The popup states that nobody is registered so, and asks for the rest',
      meta: { messages: ['codeLogin.unknown'], requires: ['OTP-07'] },
    },
    noErrors: { description: 'The fields are filled in' },
    checking: {
      description: 'Is everything filled in?',
      entry: 'findProblems',
      always: [
        {
          guard: 'hasNoProblems',
          target: '#codeLogin.registering',
          description: 'Nothing is missing or wrong',
          actions: 'tidyDetails',
        },
        {
          guard: 'isMissing',
          target: 'incomplete',
          description: 'Something is missing',
          meta: { requires: ['OTP-18'] },
        },
        { target: 'invalid', description: 'Something is wrong', meta: { requires: ['ACCT-10', 'ACCT-12'] } },
      ],
    },
    incomplete: {
      description: 'Mobile number, name or e-mail is missing',
      meta: { messages: ['codeLogin.incomplete'], requires: ['OTP-18'] },
    },
    invalid: {
      description: 'Everything is there, but something is wrong; its field describes what',
      meta: { messages: ['codeLogin.check'], requires: ['ACCT-10', 'ACCT-12', 'OTP-15'] },
    },
    bothTaken: {
      description: 'Somebody has the number, and somebody the e-mail',
      entry: { type: 'offer', params: 'mobile' },
      meta: { messages: ['account.bothTaken', 'codeLogin.takenHint'], requires: ['AUTH-31', 'AUTH-32'] },
    },
    mailTaken: {
      description: 'Somebody has the e-mail',
      entry: { type: 'offer', params: 'mail' },
      meta: { messages: ['account.mailTaken', 'codeLogin.takenHint'], requires: ['AUTH-31', 'AUTH-33'] },
    },
    mobileTaken: {
      description: 'Somebody has the number',
      entry: { type: 'offer', params: 'mobile' },
      meta: { messages: ['account.mobileTaken', 'codeLogin.takenHint'], requires: ['AUTH-31', 'AUTH-34'] },
    },
    failed: {
      description: 'The account was not made; everything typed is still there',
      meta: { messages: ['code.later', 'account.stored'], requires: ['OTP-23'] },
    },
  },
});

/** The account is made, and its code requested. */
export const registeringState = codeLoginSetup.createStateConfig({
  description: 'The account is made, with something in place of a password that nobody knows',
  meta: { messages: ['codeLogin.registering'], requires: ['OTP-06', 'API-09', 'AUTH-08'] },
  invoke: {
    id: 'register',
    src: 'register',
    input: ({ context }) => context.details,
    onDone: [
      {
        guard: { type: 'isMade', params: ({ event }) => event.output },
        target: 'requesting',
        description: 'There is an account: its first code proves whose it is',
        actions: 'setNewContact',
      },
      {
        guard: { type: 'isOwnAccount', params: ({ event }) => event.output },
        target: 'requesting',
        description: 'The try before, which was never answered, had made it',
        actions: 'setNewContact',
      },
      {
        guard: { type: 'isInUse', params: ({ event }) => ({ answer: event.output, mobile: true, mail: true }) },
        target: 'details.bothTaken',
        description: 'Mobile number and e-mail address belong to an account',
        meta: { requires: ['AUTH-32'] },
      },
      {
        guard: { type: 'isInUse', params: ({ event }) => ({ answer: event.output, mobile: false, mail: true }) },
        target: 'details.mailTaken',
        description: 'The e-mail address belongs to an account',
        meta: { requires: ['AUTH-33'] },
      },
      {
        target: 'details.mobileTaken',
        description: 'The mobile number belongs to an account',
        meta: { requires: ['AUTH-34'] },
      },
    ],
    onError: {
      target: 'details.failed',
      description: 'No answer: there may be an account or not',
      actions: 'setUnsure',
    },
  },
  after: { patience: { target: 'details.failed', actions: 'setUnsure', description: 'No answer at all' } },
});
