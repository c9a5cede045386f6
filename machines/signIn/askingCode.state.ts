import { signInSetup } from './signIn.setup.ts';

/** Once a digit is typed, what was wrong with the code before is said no longer. */
const AGAIN = {
  'code.typed': [
    {
      guard: { type: 'isWhole', params: ({ event }: { event: { code: string } }) => event.code },
      target: '#signIn.verifying.entering.code.checking',
      description: 'The fourth digit',
      actions: { type: 'typeCode', params: ({ event }: { event: { code: string } }) => event.code },
    },
    {
      target: 'typing',
      description: 'Another try',
      actions: { type: 'typeCode', params: ({ event }: { event: { code: string } }) => event.code },
    },
  ],
} as const;

/** The code, digit by digit; why it is asked for, and what was wrong with the last one. */
export const askingCode = signInSetup.createStateConfig({
  description: 'Waits for four digits',
  initial: 'sent',
  on: {
    'code.typed': [
      {
        guard: { type: 'isWhole', params: ({ event }) => event.code },
        target: '#signIn.verifying.entering.code.checking',
        description: 'The fourth digit',
        actions: { type: 'typeCode', params: ({ event }) => event.code },
      },
      {
        description: 'A digit',
        actions: { type: 'typeCode', params: ({ event }) => event.code },
      },
    ],
    'code.submitted': [
      { guard: 'hasNoCode', target: '.empty', description: 'Verify', meta: { requires: ['AUTH-20'] } },
      {
        guard: 'isWholeSoFar',
        target: '#signIn.verifying.entering.code.checking',
        description: 'The same code once more',
      },
      { target: '.incomplete', description: 'Fewer than four digits', meta: { requires: ['OTP-17'] } },
    ],
  },
  states: {
    sent: { description: 'After the account was made', meta: { says: ['signIn.codeSent'], requires: ['AUTH-19'] } },
    unverified: {
      description: 'After signing in with an e-mail that is not verified',
      meta: { says: ['signIn.unverified'], requires: ['AUTH-28'] },
    },
    pending: {
      description: 'The account was made before',
      meta: { says: ['signIn.pending'], requires: ['AUTH-27'] },
    },
    unsent: {
      description: 'The account was made, but no code went out',
      meta: { says: ['code.later'], requires: ['OTP-23'] },
    },
    another: {
      description: 'Another code was sent',
      meta: { says: ['code.resent'], requires: ['OTP-22'] },
    },
    typing: { description: 'Another try' },
    empty: {
      description: 'No code typed',
      meta: { says: ['signIn.noCode'], requires: ['AUTH-20'] },
      on: AGAIN,
    },
    incomplete: {
      description: 'The code is too short',
      meta: { says: ['code.incomplete'], requires: ['OTP-17'] },
      on: AGAIN,
    },
    wrong: {
      description: 'Not the code that was sent, or an old one',
      meta: { says: ['code.wrong'], requires: ['OTP-20'] },
      on: AGAIN,
    },
    failed: {
      description: 'Nobody could say, or too many codes were wrong',
      meta: { says: ['code.later'], requires: ['OTP-23'] },
      on: AGAIN,
    },
  },
});
