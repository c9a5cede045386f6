import { codeTold, codeTyped, resend } from '../kit/codeEntry.ts';
import { BY_MAIL, guestAccountSetup } from './guestAccount.setup.ts';

/** The code went to the shopper only, who types it, has another one sent, or goes on by mail. */
export const enteringCode = guestAccountSetup.createStateConfig({
  description: 'The shopper types the code',
  meta: { says: ['code.enter'], requires: ['GUEST-01'] },
  type: 'parallel',
  states: {
    code: {
      description: 'What is typed',
      initial: 'asking',
      states: {
        asking: {
          description: 'Waits for four digits',
          initial: 'deciding',
          on: {
            'code.typed': codeTyped('checking', { target: '.awaiting' }),
            'code.submitted': {
              target: '.incomplete',
              description: 'Fewer than four digits',
              meta: { requires: ['OTP-17'] },
            },
            'mail.preferred': { ...BY_MAIL, guard: 'isByPhone', description: 'The shopper goes on by mail' },
          },
          states: {
            deciding: {
              description: 'Is it the first code, or another one?',
              always: [{ guard: 'wasResent', target: 'another' }, { target: 'awaiting' }],
            },
            awaiting: { description: 'Digits may come' },
            ...codeTold,
          },
        },
        checking: {
          description: 'The typed code is checked',
          meta: { says: ['code.checking'], requires: ['GUEST-01'] },
          invoke: {
            id: 'checkTyped',
            src: 'verifyCode',
            input: ({ context }) => context,
            onDone: [
              {
                guard: { type: 'isWrong', params: ({ event }) => event.output },
                target: 'asking.wrong',
                actions: 'emptyCode',
              },
              {
                target: '#guestAccount.signedIn',
                actions: { type: 'keepSession', params: ({ event }) => event.output },
                meta: { requires: ['GUEST-04'] },
              },
            ],
            onError: '#guestAccount.unverified',
          },
          after: { patience: { target: '#guestAccount.unverified', description: 'No answer at all' } },
        },
      },
    },
    resend: resend({ target: '#guestAccount.requestingCode', actions: 'askAgain' }),
  },
});
