import { passwordResetSetup } from './passwordReset.setup.ts';

/** The second step: the temporary password of the letter, and a new one. */
export const choosingState = passwordResetSetup.createStateConfig({
  description: 'The temporary password and the new one are typed',
  meta: { requires: ['AUTH-38', 'AUTH-41', 'AUTH-05'] },
  initial: 'noErrors',
  on: {
    'password.typed': {
      description: 'A field is typed into',
      actions: { type: 'type', params: ({ event }) => event },
    },
    'reset.submitted': [
      {
        guard: 'isComplete',
        target: 'resetting',
        description: 'Reset',
        meta: { requires: ['AUTH-41'] },
      },
      { target: '.incomplete', description: 'By the Enter key, with a field empty', meta: { requires: ['AUTH-40'] } },
    ],
    'temporary.requested': { target: 'resending', description: 'Another temporary password' },
    'mail.changed': {
      guard: 'isSignedOut',
      target: 'enteringEmail',
      description: 'Another e-mail',
      actions: ['forget', { type: 'focus', params: 'mail' }],
    },
  },
  states: {
    noErrors: { description: 'Whoever comes has a temporary password already' },
    sent: {
      description: 'A temporary password is on its way',
      meta: { messages: ['passwordReset.sent', 'passwordReset.goodFor'], requires: ['AUTH-43'] },
    },
    incomplete: {
      description: 'One of the two is missing',
      meta: { messages: ['passwordReset.incomplete'], requires: ['AUTH-40'] },
      always: { guard: 'isComplete', target: 'noErrors', description: 'Both are there now' },
    },
    rejected: {
      description: 'Not the temporary password that was sent last',
      meta: { messages: ['passwordReset.wrong', 'passwordReset.mistyped'], requires: ['AUTH-44'] },
    },
    expired: {
      description: 'The temporary password is good no longer',
      meta: { messages: ['passwordReset.wrong', 'passwordReset.expired'], requires: ['AUTH-44'] },
    },
    refused: {
      description: 'The new password is not taken, and the field says so',
      meta: { messages: ['passwordReset.refused'] },
    },
    unknown: {
      description: 'No account has this e-mail, which a host may not have reported before',
      meta: { messages: ['passwordReset.wrongMail', 'passwordReset.noAccount'], requires: ['AUTH-46'] },
    },
    failed: {
      description: 'Nobody could say',
      meta: { messages: ['passwordReset.failed', 'account.stored'] },
    },
    sendFailed: {
      description: 'Another temporary password could not be sent',
      meta: { messages: ['passwordReset.sendFailed', 'passwordReset.unreached'], requires: ['AUTH-42'] },
    },
  },
});
