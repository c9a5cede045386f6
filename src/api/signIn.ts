import * as v from 'valibot';
import { anyJson, postForm, postJson } from './client.ts';
import { CLIENT_ID } from './config.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { codeIdentifier, getIdentifier, rememberCode } from './pendingCodes.ts';
import { type Session, Tokens, toSession } from './session.ts';

/** The words by which OAuth servers of different age say that user name and password do not belong together. (AUTH-25) */
const WRONG_PASSWORD_ERRORS = ['invalid_credentials', 'invalid_grant'];

/**
 * Tokens for a user name (the mobile number or the e-mail) and a password (API-04). Rejects with 'wrongPassword', with
 * 'unverified' for any other OAuth error (AUTH-28), and else as any call does.
 */
export async function signInWithPassword(
  { name, password }: { name: string; password: string },
  signal?: AbortSignal,
): Promise<Session> {
  const fields = { grant_type: 'password', client_id: CLIENT_ID, username: name, password };
  try {
    return toSession(await postForm(Tokens, '/oauth/token', fields, { signal }));
  } catch (error) {
    if (!isFailure(error)) throw error;
    const { status, detail } = error;
    const word = error.problems[0]?.pointer ?? '';
    if (WRONG_PASSWORD_ERRORS.includes(word)) throw new ApiFailure('wrongPassword', { status, detail, cause: error });
    if (word !== '') throw new ApiFailure('unverified', { status, detail, cause: error });
    throw error;
  }
}

/**
 * Has a temporary password sent, which replaces the last one (API-10). Rejects with 'refused' where nobody has this
 * e-mail, on those hosts that report it.
 */
export async function sendTemporaryPassword(mail: string, signal?: AbortSignal): Promise<void> {
  await postJson(anyJson, '/user/lost-password?_format=json', { mail }, { signal });
}

type PasswordChange = { name: string; temporary: string; password: string };

/**
 * Sets a new password in exchange for the temporary one; every session of the user ends (API-11). `name` may be the
 * e-mail. Rejects with 'refused', its detail states why.
 */
export async function resetPassword(
  { name, temporary, password }: PasswordChange,
  signal?: AbortSignal,
): Promise<void> {
  const body = { name, temp_pass: temporary, new_pass: password };
  await postJson(anyJson, '/user/lost-password-reset?_format=json', body, { signal });
}

/** Of an e-mail: it belongs to an account and is verified, or a code was sent to it just now, or no account has it. */
type MailStatus = 'verified' | 'pending' | 'unknown';

const Checked = v.object({
  data: v.object({ account_status: v.union([v.string(), v.number()]), ...codeIdentifier }),
});

/** How an e-mail stands; asking sends another code where its verification is pending (API-12, AUTH-26, AUTH-27). */
export async function checkMail(mail: string, signal?: AbortSignal): Promise<MailStatus> {
  try {
    const { data } = await postJson(Checked, '/email_verifications/account_check', { mail }, { signal });
    if (String(data.account_status) === '1') return 'verified';
    rememberCode({ mail }, data.otp_uid);
    return 'pending';
  } catch (error) {
    if (isFailure(error, 'notFound')) return 'unknown';
    throw error;
  }
}

const Failed = v.object({ data: v.literal('failed') });

/**
 * Whether a code was the one that was sent to the e-mail, which then is verified: hosts have many words for a success and
 * one for a failure (API-13). Rejects as any call does.
 */
export async function verifyMail(mail: string, otp: string, signal?: AbortSignal): Promise<boolean> {
  const check = { mail, otp, ...getIdentifier({ mail }) };
  return !v.is(Failed, await postJson(anyJson, '/email_verifications/email_verify', check, { signal }));
}
