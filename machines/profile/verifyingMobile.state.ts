import {
  codeMessageStates,
  createCodeSubmittedTransitions,
  createCodeTypedTransitions,
  createResendState,
} from '../kit/codeEntry.ts';
import { profileSetup } from './profile.setup.ts';

const LATER_TRANSITION = {
  target: '#profile.filling',
  description: 'Later: the number is saved all the same, and the login goes on as it was',
} as const;

/** The login runs once more, by a code to the number that is new. */
export const verifyingMobileState = profileSetup.createStateConfig({
  description: 'The number is another one: it is verified by a code, which starts a new login',
  meta: { messages: ['profile.prove'], requires: ['ACCT-15'] },
  initial: 'sending',
  entry: 'emptyCode',
  exit: 'emptyCode',
  states: {
    sending: {
      description: 'A code is sent to the new number',
      meta: { requires: ['API-14'] },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ mobile: context.account.name }),
        onDone: { target: 'entering', description: 'The code is sent' },
        onError: { target: 'unsent', description: 'The code could not be sent', meta: { requires: ['OTP-23'] } },
      },
    },
    unsent: {
      description: 'No code was sent; one may be requested at once',
      meta: { messages: ['code.later'], requires: ['OTP-23'] },
      on: {
        'code.resent': { target: 'sending', description: 'The customer asks for the code once more' },
        'proof.left': LATER_TRANSITION,
      },
    },
    resending: {
      description: 'Another code is sent there',
      meta: { requires: ['API-14', 'OTP-22'] },
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ mobile: context.account.name }),
        onDone: {
          target: 'entering.code.prompting.resent',
          description: 'Another code is sent',
          meta: { requires: ['OTP-22'] },
        },
        onError: {
          target: [
            '#profile.verifyingMobile.entering.code.prompting.failed',
            '#profile.verifyingMobile.entering.resend.ready',
          ],
          description: 'No other code could be sent: one may be requested at once',
          meta: { requires: ['OTP-23'] },
        },
      },
    },
    entering: {
      description: 'The code is typed',
      type: 'parallel',
      states: {
        code: {
          description: 'What is typed',
          initial: 'prompting',
          states: {
            prompting: {
              description: 'Waits for four digits',
              meta: { messages: ['code.enter'] },
              initial: 'awaiting',
              on: {
                'code.typed': createCodeTypedTransitions('checking', { target: '.awaiting' }),
                'code.submitted': createCodeSubmittedTransitions('checking'),
                'proof.left': LATER_TRANSITION,
              },
              states: {
                awaiting: { description: 'Digits may come' },
                ...codeMessageStates,
                failed: {
                  description: 'No other code was sent, or nobody could check it',
                  meta: { messages: ['code.later'], requires: ['OTP-23'] },
                },
              },
            },
            checking: {
              description: 'Is it the code that was sent?',
              meta: { messages: ['code.checking'], requires: ['API-17'] },
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
                      { type: 'renew', params: ({ event }) => event.output },
                      { type: 'toast', params: 'profile.proved' },
                    ],
                    meta: { messages: ['profile.proved'], requires: ['ACCT-15'] },
                  },
                  {
                    target: 'prompting.rejected',
                    description: 'The code is wrong',
                    actions: 'emptyCode',
                    meta: { requires: ['OTP-20'] },
                  },
                ],
                onError: {
                  target: 'prompting.failed',
                  description: 'The code could not be checked',
                  meta: { requires: ['OTP-23'] },
                },
              },
            },
          },
        },
        resend: createResendState({ target: '#profile.verifyingMobile.resending', actions: 'emptyCode' }),
      },
    },
  },
});
