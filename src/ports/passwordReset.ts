import { provideActors } from '../../machines/kit/port.ts';
import { passwordResetMachine } from '../../machines/passwordReset/passwordReset.machine.ts';
import type { ResetResult } from '../../machines/passwordReset/passwordReset.setup.ts';
import { createSession } from '../api/account.ts';
import { isFailure, TOO_MANY_REQUESTS } from '../api/failure.ts';
import { resetPassword, sendTemporaryPassword, signInWithPassword } from '../api/signIn.ts';
import { toSession } from './sessionActor.ts';

type EmailInput = { mail: string };

/** The backend took offence at what it was given, not at being queried. */
const isRefused = (error: unknown) =>
  (isFailure(error, 'refused') && error.status !== TOO_MANY_REQUESTS) ||
  isFailure(error, 'invalid') ||
  isFailure(error, 'notFound');

const NO_USER = /not found or invalid/i;
const NONE_LEFT = /no valid temp/i;

/** Has a temporary password sent; false where the host reports that nobody has this e-mail. Rejects as a call does. (API-10, AUTH-42) */
async function sendTemporary({ mail }: EmailInput, signal: AbortSignal): Promise<boolean> {
  try {
    await sendTemporaryPassword(mail, signal);
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

/** Sets the new password; a refusal is an answer, read off its sentence. Rejects where nobody could answer. (API-11, AUTH-44, AUTH-46) */
async function reset(
  change: EmailInput & { temporary: string; password: string },
  signal: AbortSignal,
): Promise<ResetResult> {
  const { mail: name, temporary, password } = change;
  try {
    await resetPassword({ name, temporary, password }, signal);
    return 'done';
  } catch (error) {
    if (!isRefused(error) || !isFailure(error)) throw error;
    if (NO_USER.test(error.detail)) return 'unknown';
    if (NONE_LEFT.test(error.detail)) return 'spent';
    return isFailure(error, 'invalid') ? 'refused' : 'wrong';
  }
}

export const passwordResetPorts = {
  sendTemporary,
  resetPassword: reset,
  /** The session that goes on with the new password. Rejects as a call does. (API-04, SESS-02) */
  signInAgain: async ({ mail, password }: EmailInput & { password: string }, signal: AbortSignal) =>
    createSession(await signInWithPassword({ name: mail, password }, signal), signal),
};

export const passwordResetLogic = provideActors(passwordResetMachine, { ...passwordResetPorts, session: toSession });
