import * as v from 'valibot';
import type { ContactMethod } from '../domain/contactMethod.ts';
import { type CallOptions, getJsonApi, postJson } from './client.ts';
import { ApiFailure, isFailure } from './failure.ts';
import { buildQuery, collectionSchema, resourceSchema } from './jsonapi.ts';
import { codeIdentifier, getIdentifier, rememberCode, SentCode } from './pendingCodes.ts';
import { type Session, Tokens, toSession } from './session.ts';

/** A user by uuid and sign-in name (the mobile number, or the e-mail address). */
export type Account = { id: string; name: string };
/** What a one-time code is for. */
export type CodeType = 'login' | 'signup' | 'guest';

const User = resourceSchema('user--user', { name: v.nullish(v.string()) });

/** The user of that name, or null where nobody has it (API-06). Strangers are not shown its name. */
export async function findUserByName(name: string, signal?: AbortSignal): Promise<Account | null> {
  const { data } = await getJsonApi(collectionSchema(User), buildQuery('/jsonapi/user/user', { filter: { name } }), {
    signal,
  });
  const user = data[0];
  return user ? { id: user.id, name: user.attributes.name ?? name } : null;
}

const Registered = v.object({
  uuid: v.tuple([v.object({ value: v.string() })]),
  name: v.tuple([v.object({ value: v.string() })]),
});

/** Who registers; `alternateNumber` is left out where there is none. */
export type Registration = { mobile: string; mail: string; pass: string; fullName: string; alternateNumber?: string };

/**
 * Registers a user under a mobile number (API-09, GUEST-03). Where nobody types a password the caller makes one up for
 * this one user. Rejects with 'invalid' where name or mail are taken: see `isDuplicateAccount`.
 */
export async function registerUser(
  { mobile, mail, pass, fullName, alternateNumber = '' }: Registration,
  signal?: AbortSignal,
): Promise<Account> {
  const body = {
    name: [{ value: mobile }],
    mail: [{ value: mail }],
    pass: [{ value: pass }],
    field_full_name: [{ value: fullName }],
    field_alternate_number: [{ value: alternateNumber }],
  };
  const { uuid, name } = await postJson(Registered, '/user/register?_format=json', body, { signal });
  return { id: uuid[0].value, name: name[0].value };
}

/** Whether a registration failed because somebody has that name or mail address already. */
export function isDuplicateAccount(error: unknown, field: 'name' | 'mail'): boolean {
  if (!isFailure(error, 'invalid')) return false;
  return error.problems.some(
    ({ pointer, detail }) => pointer.split(/[./]/).includes(field) && /already taken/i.test(detail),
  );
}

/**
 * Sends a code to a phone or a mailbox, and gives its identifier, null on a host that has none (API-14, OTP-24). Rejects with
 * 'notFound' where nobody is registered, but for a sign-up.
 */
export async function requestCode(to: ContactMethod, type: CodeType, signal: AbortSignal): Promise<string | null> {
  const { otp_uid } = await postJson(SentCode, '/otp/request', { ...to, type }, { signal });
  rememberCode(to, otp_uid);
  return otp_uid;
}

const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const Sent = v.object({ mobile: v.nullish(code, null), otp: v.nullish(code, null), ...codeIdentifier });

/**
 * Asks for a one-time code of a temporary account, as 'signup' where this visit has just registered it (API-15, GUEST-01,
 * GUEST-02). `otp` is null where the code is only sent.
 */
export async function requestGuestCode(
  to: ContactMethod,
  type: CodeType,
  signal?: AbortSignal,
): Promise<{ mobile: string | null; otp: string | null }> {
  const { otp_uid, mobile, otp } = await postJson(Sent, '/otp/anonymous_account', { ...to, type }, { signal });
  rememberCode(to, otp_uid);
  return { mobile, otp };
}

export type CodeVerification = ContactMethod & { otp: string; type: CodeType };

// Nobody is signed in while a code is checked: a host that does not know the caller means the code.
const isWrongCode = (error: unknown) =>
  (isFailure(error, 'refused') && /incorrect otp|invalid_credentials/i.test(error.detail)) ||
  (isFailure(error, 'unauthorised') && error.status === 401);

/**
 * Trades a one-time code for a session; with a bearer it proves another number of that account (API-17). Rejects with
 * 'wrongCode' where the code is not the one that was sent. (OTP-20)
 */
export async function verifyCode(check: CodeVerification, call: CallOptions = {}): Promise<Session> {
  try {
    return toSession(await postJson(Tokens, '/otp/verify', { ...check, ...getIdentifier(check) }, call));
  } catch (error) {
    if (!isFailure(error) || !isWrongCode(error)) throw error;
    throw new ApiFailure('wrongCode', { status: error.status, detail: error.detail, cause: error });
  }
}

/**
 * Stands where a password would, for whoever signs in by code alone: made for this one account and never shown, so that
 * nobody can sign in with it. (GUEST-03)
 */
export const createRandomPassword = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(36).padStart(2, '0')).join('');
