import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageIds } from '../kit/meta.ts';
import type { passwordResetMachine } from './passwordReset.machine.ts';
import type { PasswordField } from './passwordReset.setup.ts';

type PasswordReset = typeof passwordResetMachine;

/** What the two steps of a new password may know and do. */
export function connect(state: SnapshotFrom<PasswordReset>, send: (event: EventFrom<PasswordReset>) => void) {
  const { mail, uid, temporary, password } = state.context;
  const isSending = state.matches('sending');
  const isResending = state.matches('resending');
  const isResetting = state.matches('resetting') || state.matches('signingIn');
  const step = state.matches('enteringEmail') || isSending ? 'mail' : state.status === 'done' ? 'done' : 'password';
  const isMalformed = state.matches({ enteringEmail: 'malformed' });
  const isRefused = state.matches({ choosing: 'refused' });
  const wasSent = state.matches({ choosing: 'sent' });
  // A field says what is wrong with it itself, and that something was sent is no fault.
  const [fault = null, hint = null] = isMalformed || isRefused || wasSent ? [] : getMessageIds(state);
  return {
    step: step as 'mail' | 'password' | 'done',
    mail,
    /** The e-mail is the customer's own, and not requested. */
    isOwn: uid !== undefined,
    temporary,
    password,
    isMalformed,
    /** Is the new password one that the backend does not take? */
    isRefused,
    /** What is wrong with the step, and what to do about it. */
    fault,
    hint,
    wasSent,
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
