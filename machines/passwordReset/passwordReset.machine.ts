import { sessionInvocation } from '../session/sessionPort.ts';
import { choosingState } from './choosing.state.ts';
import { passwordResetSetup, type ResetResult } from './passwordReset.setup.ts';

const createAnswerGuard = (is: ResetResult) =>
  ({
    type: 'isAnswer',
    params: ({ event }: { event: { output: ResetResult } }) => ({ answer: event.output, is }),
  }) as const;

/** A new password in exchange for a temporary one: for somebody who forgot it, or for the customer who is signed in. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: 'passwordReset',
  description: 'A new password, by a temporary one that is sent to the e-mail',
  context: ({ input }) => ({ ...input, temporary: '', password: '', done: false }),
  output: ({ context: { mail, done } }) => ({ mail, done }),
  initial: 'enteringEmail',
  invoke: sessionInvocation,
  states: {
    enteringEmail: {
      description: 'To which e-mail shall the temporary password go? A customer’s is known',
      meta: { requires: ['AUTH-38', 'ACCT-19'] },
      initial: 'noErrors',
      on: {
        'mail.typed': {
          guard: 'isSignedOut',
          target: '.noErrors',
          description: 'The e-mail; what was wrong with the last one is said no longer',
          actions: { type: 'typeMail', params: ({ event }) => event.text },
        },
        'temporary.requested': [
          { guard: 'isMail', target: 'sending', description: 'Send it', actions: 'tidyMail' },
          {
            target: '.malformed',
            description: 'What is typed is no e-mail address',
            actions: { type: 'focus', params: 'mail' },
            meta: { requires: ['AUTH-39'] },
          },
        ],
        'temporary.had': [
          {
            guard: 'isMail',
            target: 'choosing',
            description: 'A letter with one has come before',
            actions: 'tidyMail',
          },
          {
            target: '.malformed',
            description: 'Whose it is, has to be known',
            actions: { type: 'focus', params: 'mail' },
            meta: { requires: ['AUTH-39'] },
          },
        ],
      },
      states: {
        noErrors: { description: 'Nothing to mend' },
        malformed: {
          description: 'That is no e-mail',
          meta: { messages: ['passwordReset.mail'], requires: ['AUTH-39'] },
        },
        unknown: {
          description: 'No account has this e-mail',
          meta: { messages: ['passwordReset.sendFailed', 'passwordReset.checkMail'], requires: ['AUTH-42'] },
        },
        failed: {
          description: 'It was not sent, and nobody could say why',
          meta: { messages: ['passwordReset.sendFailed', 'passwordReset.unreached'], requires: ['AUTH-42'] },
        },
      },
    },
    sending: {
      description: 'A temporary password is sent',
      meta: { requires: ['API-10', 'ACCT-19'] },
      invoke: {
        id: 'sendTemporary',
        src: 'sendTemporary',
        input: ({ context: { mail } }) => ({ mail }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'choosing.sent',
            description: 'A temporary password is sent',
            meta: { requires: ['AUTH-43'] },
          },
          {
            target: 'enteringEmail.unknown',
            description: 'There is no account with this address',
            meta: { requires: ['AUTH-42'] },
          },
        ],
        onError: {
          target: 'enteringEmail.failed',
          description: 'It could not be sent',
          meta: { requires: ['AUTH-42'] },
        },
      },
    },
    choosing: choosingState,
    resending: {
      description: 'Another temporary password is sent, which replaces the last one',
      meta: { requires: ['API-10'] },
      invoke: {
        id: 'sendTemporary',
        src: 'sendTemporary',
        input: ({ context: { mail } }) => ({ mail }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'choosing.sent',
            description: 'The one that was typed is good no longer',
            actions: ['emptyTemporary', { type: 'focus', params: 'temporary' }],
            meta: { requires: ['AUTH-43'] },
          },
          {
            target: 'choosing.unknown',
            description: 'There is no account with this address',
            meta: { requires: ['AUTH-46'] },
          },
        ],
        onError: {
          target: 'choosing.sendFailed',
          description: 'It could not be sent again',
          meta: { requires: ['AUTH-42'] },
        },
      },
    },
    resetting: {
      description: 'The temporary password is traded for the new one; every login of the user ends with it',
      meta: { requires: ['API-11'] },
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { mail, temporary, password } }) => ({ mail, temporary: temporary.trim(), password }),
        onDone: [
          {
            guard: { type: 'isDoneForCustomer', params: ({ event }) => event.output },
            target: 'signingIn',
            description: 'The customer’s own login has ended with it',
            actions: 'finish',
            meta: { requires: ['AUTH-45'] },
          },
          {
            guard: createAnswerGuard('done'),
            target: 'done',
            description: 'The new password is set',
            actions: ['finish', 'forget', 'toast'],
            meta: { messages: ['passwordReset.done'], requires: ['AUTH-45'] },
          },
          {
            guard: createAnswerGuard('spent'),
            target: 'choosing.expired',
            description: 'The temporary password was used before',
            meta: { requires: ['AUTH-44'] },
          },
          {
            guard: createAnswerGuard('refused'),
            target: 'choosing.refused',
            description: 'The backend does not take the new password, as one that is too short for it',
            actions: { type: 'focus', params: 'password' },
          },
          {
            guard: createAnswerGuard('unknown'),
            target: 'choosing.unknown',
            description: 'There is no account with this address',
            meta: { requires: ['AUTH-46'] },
          },
          {
            target: 'choosing.rejected',
            description: 'The temporary password is wrong',
            actions: { type: 'focus', params: 'temporary' },
            meta: { requires: ['AUTH-44'] },
          },
        ],
        onError: { target: 'choosing.failed', description: 'The password could not be set' },
      },
    },
    signingIn: {
      description: 'The customer is signed in again with the password just typed, which then is forgotten',
      meta: { requires: ['API-04'] },
      exit: 'forget',
      invoke: {
        id: 'signInAgain',
        src: 'signInAgain',
        input: ({ context: { mail, password } }) => ({ mail, password }),
        onDone: {
          target: 'done',
          description: 'The login goes on with new tokens',
          actions: { type: 'renew', params: ({ event }) => event.output },
          meta: { requires: ['AUTH-45'] },
        },
        onError: {
          target: 'signedOut',
          description: 'The password is changed, but the login could not go on',
          actions: ['endSession', 'toast'],
          meta: { messages: ['passwordReset.done'], requires: ['AUTH-45', 'SESS-10'] },
        },
      },
    },
    done: { type: 'final', description: 'The new password is set', meta: { requires: ['AUTH-45'] } },
    signedOut: { type: 'final', description: 'The new password is set; signing in with it is up to the customer' },
  },
});
