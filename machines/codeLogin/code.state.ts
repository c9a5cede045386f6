import {
  codeMessageStates,
  createCodeSubmittedTransitions,
  createCodeTypedTransitions,
  createResendState,
} from '../kit/codeEntry.ts';
import { codeLoginSetup } from './codeLogin.setup.ts';

/** The code is on its way, and typed. */
export const codeState = codeLoginSetup.createStateConfig({
  description: 'A code was sent; the shopper types it',
  meta: { messages: ['code.enter'], requires: ['OTP-03', 'AUTH-09', 'OTP-24'] },
  type: 'parallel',
  states: {
    typing: {
      description: 'What is typed',
      initial: 'prompting',
      states: {
        prompting: {
          description: 'Waits for four digits',
          initial: 'awaiting',
          on: {
            'code.typed': createCodeTypedTransitions('checking', { target: '.awaiting' }),
            'code.submitted': createCodeSubmittedTransitions('checking'),
            'address.changed': { target: '#codeLogin.entering', description: 'To another number or e-mail' },
          },
          states: {
            awaiting: { description: 'Digits may come' },
            ...codeMessageStates,
            blocked: {
              description: 'Too many codes were wrong',
              meta: { messages: ['code.later', 'codeLogin.blocked'], requires: ['OTP-23'] },
            },
            failed: {
              description: 'Nobody could say whether it is right, or send another; it stands as typed',
              meta: { messages: ['code.later', 'account.stored'], requires: ['OTP-23'] },
            },
          },
        },
        checking: {
          description: 'The code is checked',
          meta: { messages: ['code.checking'], requires: ['API-17'] },
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context: { to, type, code } }) => ({ to, type, code }),
            onDone: [
              {
                guard: { type: 'isChecked', params: ({ event }) => ({ answer: event.output, is: 'wrong' }) },
                target: 'prompting.rejected',
                description: 'The code is wrong',
                actions: 'emptyCode',
                meta: { requires: ['OTP-20'] },
              },
              {
                guard: { type: 'isChecked', params: ({ event }) => ({ answer: event.output, is: 'blocked' }) },
                target: 'prompting.blocked',
                description: 'Too many wrong codes',
                actions: 'emptyCode',
                meta: { requires: ['OTP-23'] },
              },
              {
                guard: { type: 'isRightByMail', params: ({ event }) => event.output },
                target: '#codeLogin.opening.verified',
                description: 'Right, and the mailbox is theirs',
                actions: { type: 'keepTokens', params: ({ event }) => event.output },
                meta: { requires: ['OTP-21'] },
              },
              {
                target: '#codeLogin.opening',
                description: 'Right',
                actions: { type: 'keepTokens', params: ({ event }) => event.output },
              },
            ],
            onError: {
              target: 'prompting.failed',
              description: 'The code could not be checked',
              meta: { requires: ['OTP-23'] },
            },
          },
          after: { patience: { target: 'prompting.failed', description: 'No answer at all' } },
        },
      },
    },
    resend: createResendState({ target: '#codeLogin.resending' }),
  },
});

/** Another code is requested; whatever comes of it, the code step goes on. */
export const resendingState = codeLoginSetup.createStateConfig({
  description: 'Another code is requested',
  meta: { messages: ['codeLogin.requesting'], requires: ['OTP-22', 'API-14'] },
  invoke: {
    id: 'requestAnother',
    src: 'requestCode',
    input: ({ context: { to, type } }) => ({ to, type }),
    onDone: [
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'sent' }) },
        target: '#codeLogin.code.typing.prompting.resent',
        description: 'Another code is sent',
        actions: 'awaitCode',
        meta: { requires: ['OTP-22'] },
      },
      {
        guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'blocked' }) },
        target: ['#codeLogin.code.typing.prompting.blocked', '#codeLogin.code.resend.ready'],
        description: 'Too many codes were asked for',
        meta: { requires: ['OTP-23'] },
      },
      {
        target: ['#codeLogin.code.typing.prompting.failed', '#codeLogin.code.resend.ready'],
        description: 'Refused for another reason',
        meta: { requires: ['OTP-23'] },
      },
    ],
    onError: {
      target: ['#codeLogin.code.typing.prompting.failed', '#codeLogin.code.resend.ready'],
      description: 'Another code could not be sent',
      meta: { requires: ['OTP-23'] },
    },
  },
  after: {
    patience: {
      target: ['#codeLogin.code.typing.prompting.failed', '#codeLogin.code.resend.ready'],
      description: 'No answer at all',
    },
  },
});
