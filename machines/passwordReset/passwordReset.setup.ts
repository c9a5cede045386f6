import { assign, emit, sendTo, setup } from 'xstate';
import { isEmail, normalizeMail } from '../../src/domain/contactDetails.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { accountMessages } from '../../src/messages/account.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { passwordResetMessages } from '../../src/messages/signIn.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { sessionPort } from '../session/sessionPort.ts';

/** `uid`: the customer whose own e-mail it is, which then is not requested; left out where nobody is signed in. */
export type PasswordResetInput = { mail: string; uid?: string };
/**
 * What the backend states to a temporary password; `spent`: there is none to compare it with, `unknown`: no such account,
 * `refused`: it is right, and the new one is not taken.
 */
export type ResetResult = 'done' | 'wrong' | 'spent' | 'unknown' | 'refused';

export type PasswordField = 'temporary' | 'password';
export const getPasswordFieldId = (field: PasswordField | 'mail'): string => `passwordReset-${field}`;

/** Types, ports, guards and actions of the chart of a new password. */
export const passwordResetSetup = setup({
  types: {
    input: {} as PasswordResetInput,
    context: {} as PasswordResetInput & {
      temporary: string;
      password: string;
      done: boolean;
    },
    output: {} as { mail: string; done: boolean },
    events: {} as
      | { type: 'mail.typed'; text: string }
      | { type: 'temporary.requested' }
      | { type: 'temporary.had' }
      | { type: 'password.typed'; field: PasswordField; text: string }
      | { type: 'reset.submitted' }
      | { type: 'mail.changed' },
    emitted: {} as Effect,
    meta: {} as Meta<keyof (typeof accountMessages & typeof passwordResetMessages)>,
  },
  actors: {
    session: sessionPort,
    /** False where nobody has this e-mail, on those hosts that report it. */
    sendTemporary: port<boolean, { mail: string }>('sendTemporary'),
    resetPassword: port<ResetResult, { mail: string; temporary: string; password: string }>('resetPassword'),
    signInAgain: port<UserSession, { mail: string; password: string }>('signInAgain'),
  },
  guards: {
    isSignedOut: ({ context }) => context.uid === undefined,
    isMail: ({ context }) => isEmail(normalizeMail(context.mail)),
    isComplete: ({ context }) => context.temporary.trim() !== '' && context.password !== '',
    isSent: (_, sent: boolean) => sent,
    isAnswer: (_, { answer, is }: { answer: ResetResult; is: ResetResult }) => answer === is,
    isDoneForCustomer: ({ context }, answer: ResetResult) => context.uid !== undefined && answer === 'done',
  },
  actions: {
    typeMail: assign((_, mail: string) => ({ mail })),
    type: assign((_, { field, text }: { field: PasswordField; text: string }) =>
      field === 'temporary' ? { temporary: text } : { password: text },
    ),
    tidyMail: assign(({ context }) => ({ mail: normalizeMail(context.mail) })),
    emptyTemporary: assign({ temporary: '' }),
    forget: assign({ temporary: '', password: '' }),
    finish: assign({ done: true }),
    renew: sendTo('session', (_, session: UserSession): SessionReport => ({ type: 'session.renewed', session })),
    endSession: sendTo('session', ({ context: { uid = '' } }): SessionReport => ({ type: 'session.ended', uid })),
    toast: emit({ type: 'toast', text: formatMessage(passwordResetMessages['passwordReset.done']), tone: 'good' }),
    focus: emit((_, field: PasswordField | 'mail') => ({ type: 'focus', field: getPasswordFieldId(field) })),
  },
});
