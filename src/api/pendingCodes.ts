import * as v from 'valibot';
import { type ContactMethod, formatContactMethod } from '../domain/contactMethod.ts';
import { anyJson } from './client.ts';

/** By the number or address that a code went to: the identifier by which it is good in this browser alone. */
const identifiers = new Map<string, string>();

const otp_uid = v.nullish(v.string(), null);

/** The identifier in the answer of a call that sends a code; null where the host gives none. (OTP-24) */
export const SentCode = v.pipe(anyJson, v.fallback(v.object({ otp_uid }), { otp_uid: null }));

/** What states an identifier among other things. */
export const codeIdentifier = { otp_uid };

/** Keeps the identifier of the code that was sent last, or that none was given. */
export function rememberCode(to: ContactMethod, uid: string | null): void {
  if (uid === null) identifiers.delete(formatContactMethod(to));
  else identifiers.set(formatContactMethod(to), uid);
}

/** What the check of a code carries besides it: nothing on a host that gives no identifiers. (API-17, OTP-24) */
export function getIdentifier(to: ContactMethod): { otp_uid?: string } {
  const uid = identifiers.get(formatContactMethod(to));
  return uid === undefined ? {} : { otp_uid: uid };
}
