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
            'code.typed': [
              {
                guard: { type: 'isWhole', params: ({ event }) => event.code },
                target: 'checking',
                description: 'The fourth digit needs no button',
                actions: { type: 'typeCode', params: ({ event }) => event.code },
                meta: { requires: ['OTP-09'] },
              },
              {
                target: '.awaiting',
                description: 'A digit of it',
                actions: { type: 'typeCode', params: ({ event }) => event.code },
              },
            ],
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
            another: {
              description: 'Another code was sent',
              meta: { says: ['code.resent'], requires: ['OTP-22'] },
            },
            incomplete: {
              description: 'The code is too short',
              meta: { says: ['code.incomplete'], requires: ['OTP-17'] },
            },
            wrong: {
              description: 'The code was not the right one; the boxes are empty for the next',
              meta: { says: ['code.wrong'], requires: ['OTP-20'] },
            },
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
    resend: {
      description: 'Another code, where the first does not come',
      initial: 'counting',
      states: {
        counting: {
          description: 'Not yet: the first is on its way',
          meta: { says: ['code.resendAfter'], requires: ['OTP-04', 'OTP-05'] },
          after: { resendAfter: { target: 'ready', description: 'A minute is over', meta: { requires: ['OTP-05'] } } },
        },
        ready: {
          description: 'The shopper may have another one sent',
          meta: { requires: ['OTP-05'] },
          on: {
            'code.resent': {
              guard: 'isIdle',
              target: '#guestAccount.requestingCode',
              description: 'The shopper asks for another code',
              actions: 'askAgain',
              meta: { requires: ['OTP-22'] },
            },
          },
        },
      },
    },
  },
});
