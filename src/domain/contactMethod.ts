import { isEmail, normalizeMail, parseMobile } from './contactDetails.ts';

/** Where a one-time code goes. */
export type ContactMethod = { mobile: string } | { mail: string };

/**
 * Where a code goes that somebody asks for with this text: an e-mail address in small letters, or the ten digits of a
 * mobile number, wherever spaces and hyphens stand in it. Null for what is neither. (OTP-14)
 */
export function parseContactMethod(text: string): ContactMethod | null {
  const mail = normalizeMail(text);
  if (isEmail(mail)) return { mail };
  const mobile = parseMobile(text);
  return mobile === '' ? null : { mobile };
}

/** The address or number itself. */
export const formatContactMethod = (contact: ContactMethod): string =>
  'mail' in contact ? contact.mail : contact.mobile;

/** So many seconds until another code may be requested. (OTP-04) */
export const RESEND_DELAY = 60;

/** Codes have four digits. (OTP-03) */
export const isCompleteCode = (code: string): boolean => /^\d{4}$/.test(code);

/** So many seconds a code may be typed; the backend states ten minutes as it sends one. (OTP-24) */
export const CODE_LIFETIME = 600;
