import { isEmail, mobileIn, normaliseMail } from './contactMethod.ts';

/** Where a one-time code goes. */
export type Reach = { mobile: string } | { mail: string };

/**
 * Where a code goes that somebody asks for with this text: an e-mail address in small letters, or the ten digits of a
 * mobile number, wherever spaces and hyphens stand in it. Null for what is neither. (OTP-14)
 */
export function reachOf(text: string): Reach | null {
  const mail = normaliseMail(text);
  if (isEmail(mail)) return { mail };
  const mobile = mobileIn(text);
  return mobile === '' ? null : { mobile };
}

/** The address or number itself. */
export const addressOf = (reach: Reach): string => ('mail' in reach ? reach.mail : reach.mobile);

/** So many seconds until another code may be asked for. (OTP-04) */
export const RESEND_AFTER = 60;

/** Codes have four digits. (OTP-03) */
export const isWholeCode = (code: string): boolean => /^\d{4}$/.test(code);

/** So many seconds a code may be typed; the backend says ten minutes as it sends one. (OTP-24) */
export const CODE_GOOD_FOR = 600;
