import { isEmail, normaliseMail } from './email.ts';
import { mobileIn } from './phone.ts';

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
