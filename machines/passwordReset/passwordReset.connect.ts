import type { EventFrom, SnapshotFrom } from 'xstate';
import type { accountMessages } from '../../src/messages/account.ts';
import type { passwordResetMessages } from '../../src/messages/signIn.ts';
import type { passwordResetMachine } from './passwordReset.machine.ts';
import type { PasswordField } from './passwordReset.setup.ts';

type PasswordReset = typeof passwordResetMachine;
type MessageId = keyof (typeof passwordResetMessages & typeof accountMessages);
type StatusMessage = { message: MessageId; hint?: MessageId };

/** What is wrong with a step. */
const FAULTS: Record<string, StatusMessage> = {
  'enteringEmail.unknown': { message: 'passwordReset.sendFailed', hint: 'passwordReset.checkMail' },
  'enteringEmail.failed': { message: 'passwordReset.sendFailed', hint: 'passwordReset.unreached' },
  'choosing.incomplete': { message: 'passwordReset.incomplete' },
  'choosing.rejected': { message: 'passwordReset.wrong', hint: 'passwordReset.mistyped' },
  'choosing.expired': { message: 'passwordReset.wrong', hint: 'passwordReset.expired' },
  'choosing.unknown': { message: 'passwordReset.wrongMail', hint: 'passwordReset.noAccount' },
  'choosing.failed': { message: 'passwordReset.failed', hint: 'account.stored' },
  'choosing.sendFailed': { message: 'passwordReset.sendFailed', hint: 'passwordReset.unreached' },
};

/** What the two steps of a new password may know and do. */
export function connect(state: SnapshotFrom<PasswordReset>, send: (event: EventFrom<PasswordReset>) => void) {
  const { mail, uid, temporary, password } = state.context;
  const isSending = state.matches('sending');
  const isResending = state.matches('resending');
  const isResetting = state.matches('resetting') || state.matches('signingIn');
  const step = state.matches('enteringEmail') || isSending ? 'mail' : state.status === 'done' ? 'done' : 'password';
  const isAt = (path: string) => {
    const [parent = '', child = ''] = path.split('.');
    return state.matches({ [parent]: child } as Parameters<typeof state.matches>[0]);
  };
  return {
    step: step as 'mail' | 'password' | 'done',
    mail,
    /** The e-mail is the customer's own, and not requested. */
    isOwn: uid !== undefined,
    temporary,
    password,
    isMalformed: isAt('enteringEmail.malformed'),
    /** Is the new password one that the backend does not take? */
    isRefused: isAt('choosing.refused'),
    fault: Object.entries(FAULTS).find(([path]) => isAt(path))?.[1] ?? null,
    wasSent: isAt('choosing.sent'),
    isSending,
    isResending,
    isResetting,
    /** A call is under way; what it was given stays as it is. */
    isBusy: isSending || isResending || isResetting,
    /** Are both passwords there? (AUTH-41) */
    isComplete: temporary.trim() !== '' && password !== '',
    typeMail: (text: string) => send({ type: 'mail.typed', text }),
    sendTemporary: () => send({ type: 'temporary.requested' }),
    haveOne: () => send({ type: 'temporary.had' }),
    type: (field: PasswordField, text: string) => send({ type: 'password.typed', field, text }),
    reset: () => send({ type: 'reset.submitted' }),
    changeMail: () => send({ type: 'mail.changed' }),
  };
}
