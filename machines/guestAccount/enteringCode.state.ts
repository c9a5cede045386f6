import { codeMessageStates, createCodeTypedTransitions, createResendState } from '../kit/codeEntry.ts';
import { guestAccountSetup, SWITCH_TO_MAIL } from './guestAccount.setup.ts';

/** The code went to the shopper only, who types it, has another one sent, or goes on by mail. */
export const enteringCodeState = guestAccountSetup.createStateConfig({
  description: 'The shopper types the code',
  meta: { messages: ['code.enter'], requires: ['GUEST-01'] },
  type: 'parallel',
  states: {
    code: {
      description: 'What is typed',
      initial: 'prompting',
      states: {
        prompting: {
          description: 'Waits for four digits',
          initial: 'deciding',
          on: {
            'code.typed': createCodeTypedTransitions('checking', { target: '.awaiting' }),
            'code.submitted': {
              target: '.incomplete',
              description: 'Fewer than four digits',
              meta: { requires: ['OTP-17'] },
            },
            'mail.preferred': { ...SWITCH_TO_MAIL, guard: 'isByPhone', description: 'The shopper goes on by mail' },
          },
          states: {
            deciding: {
              description: 'Is it the first code, or another one?',
              always: [
                { guard: 'wasResent', target: 'resent', description: 'Another code was sent' },
                { target: 'awaiting', description: 'The first code is on its way' },
              ],
            },
            awaiting: { description: 'Digits may come' },
            ...codeMessageStates,
          },
        },
        checking: {
          description: 'The typed code is checked',
          meta: { messages: ['code.checking'], requires: ['GUEST-01'] },
          invoke: {
            id: 'checkTyped',
            src: 'verifyCode',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isWrong', params: ({ event }) => event.output },
                target: 'prompting.rejected',
                description: 'The code is wrong',
                actions: 'emptyCode',
              },
              {
                target: '#guestAccount.signedIn',
                description: 'The code is right',
                actions: { type: 'keepSession', params: ({ event }) => event.output },
                meta: { requires: ['GUEST-04'] },
              },
            ],
            onError: { target: '#guestAccount.unverified', description: 'The code could not be checked' },
          },
          after: { patience: { target: '#guestAccount.unverified', description: 'No answer at all' } },
        },
      },
    },
    resend: createResendState({ target: '#guestAccount.requestingCode', actions: 'askAgain' }),
  },
});
