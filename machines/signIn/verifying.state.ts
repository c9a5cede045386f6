import { createResendState } from '../kit/codeEntry.ts';
import { choosingEmailState } from './choosingEmail.state.ts';
import { codePromptState } from './codePrompt.state.ts';
import {
  createMailStatusGuard,
  SIGN_IN_TRANSITION,
  signInSetup,
  UNSENT_TRANSITION,
  VERIFIED_TRANSITION,
} from './signIn.setup.ts';

/** The code that was sent to an e-mail is typed, checked, and sent again where it does not come. */
export const verifyingState = signInSetup.createStateConfig({
  description: 'The e-mail is verified by a code',
  meta: { requires: ['AUTH-17', 'AUTH-18'] },
  initial: 'entering',
  on: { 'signIn.chosen': SIGN_IN_TRANSITION },
  states: {
    choosingEmail: choosingEmailState,
    entering: {
      description: 'The code is typed',
      type: 'parallel',
      states: {
        code: {
          description: 'What is typed',
          initial: 'prompting',
          states: {
            prompting: codePromptState,
            checking: {
              description: 'The code is checked',
              meta: { requires: ['API-13'] },
              invoke: {
                id: 'verifyMail',
                src: 'verifyMail',
                input: ({ context: { pending, code } }) => ({ mail: pending, code }),
                onDone: [
                  { ...VERIFIED_TRANSITION, guard: { type: 'isRight', params: ({ event }) => event.output } },
                  { target: 'prompting.rejected', description: 'It is another one', actions: 'emptyCode' },
                ],
                onError: { target: 'prompting.failed', description: 'The code could not be checked' },
              },
            },
          },
        },
        resend: createResendState({ target: '#signIn.verifying.resending', actions: 'emptyCode' }),
      },
    },
    resending: {
      description: 'Another code is sent',
      meta: { requires: ['OTP-22', 'API-12'] },
      invoke: {
        id: 'checkMail',
        src: 'checkMail',
        input: ({ context }) => ({ mail: context.pending }),
        onDone: [
          {
            guard: createMailStatusGuard('pending'),
            target: 'entering.code.prompting.resent',
            description: 'Another code is sent',
            meta: { requires: ['OTP-22'] },
          },
          {
            ...VERIFIED_TRANSITION,
            guard: createMailStatusGuard('verified'),
            description: 'It was verified meanwhile, in another tab',
          },
          { ...UNSENT_TRANSITION, description: 'Nobody has the e-mail any more' },
        ],
        onError: { ...UNSENT_TRANSITION, description: 'Nobody could say, or too many codes were wrong' },
      },
    },
  },
});
