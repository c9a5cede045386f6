import { codeMessageStates, createCodeSubmittedTransitions, createCodeTypedTransitions } from '../kit/codeEntry.ts';
import { signInSetup } from './signIn.setup.ts';

const CHECKING = '#signIn.verifying.entering.code.checking';

/** Once a digit is typed, what was wrong with the code before is said no longer. */
const CODE_TYPED_TRANSITION = { 'code.typed': createCodeTypedTransitions(CHECKING, { target: 'typing' }) } as const;

/** The code, digit by digit; why it is requested, and what was wrong with the last one. */
export const codePromptState = signInSetup.createStateConfig({
  description: 'Waits for four digits',
  initial: 'sent',
  on: {
    'code.typed': createCodeTypedTransitions(CHECKING, {}),
    'code.submitted': [
      { guard: 'hasNoCode', target: '.empty', description: 'Verify', meta: { requires: ['AUTH-20'] } },
      ...createCodeSubmittedTransitions(CHECKING),
    ],
  },
  states: {
    sent: { description: 'After the account was made', meta: { messages: ['signIn.codeSent'], requires: ['AUTH-19'] } },
    unverified: {
      description: 'After signing in with an e-mail that is not verified',
      meta: { messages: ['signIn.unverified'], requires: ['AUTH-28'] },
    },
    pending: {
      description: 'The account was made before',
      meta: { messages: ['signIn.pending'], requires: ['AUTH-27'] },
    },
    sendFailed: {
      description: 'The account was made, but no code went out',
      meta: { messages: ['code.later'], requires: ['OTP-23'] },
    },
    resent: codeMessageStates.resent,
    typing: { description: 'Another try' },
    empty: {
      description: 'No code typed',
      meta: { messages: ['signIn.noCode'], requires: ['AUTH-20'] },
      on: CODE_TYPED_TRANSITION,
    },
    incomplete: { ...codeMessageStates.incomplete, on: CODE_TYPED_TRANSITION },
    rejected: { ...codeMessageStates.rejected, on: CODE_TYPED_TRANSITION },
    failed: {
      description: 'Nobody could say, or too many codes were wrong',
      meta: { messages: ['code.later'], requires: ['OTP-23'] },
      on: CODE_TYPED_TRANSITION,
    },
  },
});
