import { profileSetup } from './profile.setup.ts';

/** The login runs once more, by a code to the number that is new. */
export const verifyingMobileState = profileSetup.createStateConfig({
  description: 'The number is another one: it is verified by a code, which starts a new login',
  meta: { requires: ['ACCT-15'] },
  initial: 'sending',
  states: {
    sending: {
      description: 'A code is sent to the new number',
      meta: { messages: ['profile.prove'], requires: ['API-14'] },
      entry: 'dropCode',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ mobile: context.account.name }),
        onDone: { target: 'prompting.sent', description: 'The code is sent' },
        onError: {
          target: 'prompting.failed',
          description: 'The code could not be sent',
          meta: { requires: ['OTP-23'] },
        },
      },
    },
    prompting: {
      description: 'Waits for four digits',
      meta: { messages: ['profile.prove'] },
      initial: 'sent',
      on: {
        'code.typed': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event.code },
            target: 'checking',
            description: 'The fourth digit',
            actions: { type: 'typeCode', params: ({ event }) => event.code },
          },
          {
            target: '.typing',
            description: 'A digit; what was wrong with the last code is said no longer',
            actions: { type: 'typeCode', params: ({ event }) => event.code },
          },
        ],
        'code.submitted': { guard: 'isCodeComplete', target: 'checking', description: 'The same code once more' },
        'code.resent': { target: 'sending', description: 'Another code' },
        'proof.left': {
          target: '#profile.filling',
          description: 'Later: the number is saved all the same, and the login goes on as it was',
          actions: 'dropCode',
        },
      },
      states: {
        sent: { description: 'The code is on its way', meta: { messages: ['code.enter'] } },
        typing: { description: 'The code is typed' },
        rejected: {
          description: 'Not the code that was sent',
          meta: { messages: ['code.wrong'], requires: ['OTP-20'] },
        },
        failed: {
          description: 'No code was sent, or nobody could check it',
          meta: { messages: ['code.later'], requires: ['OTP-23'] },
        },
      },
    },
    checking: {
      description: 'Is it the code that was sent?',
      meta: { messages: ['profile.prove', 'code.checking'], requires: ['API-17'] },
      invoke: {
        id: 'proveMobile',
        src: 'proveMobile',
        input: ({ context: { account, code } }) => ({ mobile: account.name, code }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: '#profile.filling',
            description: 'The number is the customer’s, whose login goes on with new tokens',
            actions: [
              'dropCode',
              { type: 'renew', params: ({ event }) => event.output },
              { type: 'toast', params: 'profile.proved' },
            ],
            meta: { messages: ['profile.proved'], requires: ['ACCT-15'] },
          },
          { target: 'prompting.rejected', description: 'The code is wrong', meta: { requires: ['OTP-20'] } },
        ],
        onError: {
          target: 'prompting.failed',
          description: 'The code could not be checked',
          meta: { requires: ['OTP-23'] },
        },
      },
    },
  },
});
