import * as v from 'valibot';
import { codeLoginMachine } from '../../machines/codeLogin/codeLogin.machine.ts';
import type {
  CodeRequest,
  PendingCode,
  RegistrationResult,
  SendCodeResult,
  VerifyCodeResult,
} from '../../machines/codeLogin/codeLogin.setup.ts';
import type { Details } from '../../machines/codeLogin/registration.ts';
import { provideActors } from '../../machines/kit/port.ts';
import { createSession } from '../api/account.ts';
import {
  requestCode as askForCode,
  createRandomPassword,
  isDuplicateAccount,
  registerUser,
  verifyCode,
} from '../api/accounts.ts';
import { isFailure, TOO_MANY_REQUESTS } from '../api/failure.ts';
import { rememberCode } from '../api/pendingCodes.ts';
import { CODE_LIFETIME, RESEND_DELAY } from '../domain/contactMethod.ts';
import { persistedForDay } from '../storage/persistedForDay.ts';
import { toSession } from './sessionActor.ts';

const Pending = v.object({
  to: v.union([v.object({ mobile: v.string() }), v.object({ mail: v.string() })]),
  type: v.picklist(['login', 'signup']),
  /** Milliseconds since 1970, by this device's clock. */
  sent: v.number(),
  uid: v.nullish(v.string(), null),
});

/** Which code was sent last, to whom, and when: who comes back in time types it without asking for another. (OTP-24) */
export const pendingCodeStorage = persistedForDay<v.InferOutput<typeof Pending>>('otp_uid', Pending);

const BAD_REQUEST = 400;

/** The code that was requested before, while it is good; a clock that was set back since then proves nothing. (OTP-24) */
async function recallCode(): Promise<PendingCode | null> {
  const pending = pendingCodeStorage.read();
  if (!pending) return null;
  const { sent, uid, ...wanted } = pending;
  const age = Date.now() - sent;
  if (age >= 0 && age < CODE_LIFETIME * 1_000) {
    rememberCode(wanted.to, uid);
    return { ...wanted, resendIn: Math.max(RESEND_DELAY * 1_000 - age, 0) };
  }
  pendingCodeStorage.remove();
  return null;
}

/** Has a code sent, and remembers whom it went to; a refusal is an answer. (API-14, OTP-07, OTP-16) */
async function requestCode({ to, type }: CodeRequest, signal: AbortSignal): Promise<SendCodeResult> {
  let uid: string | null;
  try {
    uid = await askForCode(to, type, signal);
  } catch (error) {
    if (isFailure(error, 'notFound')) return 'unknown';
    if (isFailure(error, 'refused') && error.status === BAD_REQUEST) return 'invalid';
    if (isFailure(error, 'refused') && error.status === TOO_MANY_REQUESTS) return 'blocked';
    throw error;
  }
  pendingCodeStorage.write({ to, type, sent: Date.now(), uid });
  return 'sent';
}

/** Makes the account; that number or e-mail are somebody's already is an answer. (API-09, AUTH-32 to AUTH-34) */
async function register({ mobile, name, mail, alternate }: Details, signal: AbortSignal): Promise<RegistrationResult> {
  const account = { mobile, mail, pass: createRandomPassword(), fullName: name, alternateNumber: alternate };
  try {
    await registerUser(account, signal);
    return { kind: 'made' };
  } catch (error) {
    const duplicates = { mobile: isDuplicateAccount(error, 'name'), mail: isDuplicateAccount(error, 'mail') };
    if (duplicates.mobile || duplicates.mail) return { kind: 'taken', ...duplicates };
    throw error;
  }
}

/** Trades the code for tokens; a wrong code, and one too many, are answers. (API-17, OTP-20, OTP-23) */
async function checkCode(
  { to, type, code }: CodeRequest & { code: string },
  signal: AbortSignal,
): Promise<VerifyCodeResult> {
  try {
    const { token, refresh_token } = await verifyCode({ ...to, otp: code, type }, { signal });
    pendingCodeStorage.remove();
    return { kind: 'right', tokens: { token, refresh_token } };
  } catch (error) {
    if (isFailure(error, 'wrongCode')) return { kind: 'wrong' };
    if (isFailure(error, 'refused') && error.status === TOO_MANY_REQUESTS) return { kind: 'blocked' };
    throw error;
  }
}

export const codeLoginPorts = { recallCode, requestCode, register, verifyCode: checkCode, openAccount: createSession };

export const codeLoginLogic = provideActors(codeLoginMachine, { ...codeLoginPorts, session: toSession });
