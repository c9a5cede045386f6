import { removeInvisible, toLatinDigits } from './fieldFormats.ts';

const MAX_EMAIL_LENGTH = 254;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** Whether the text is an e-mail address of the usual kind: a local part, '@' and a dotted domain (CHK-51, CHK-58). */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL_LENGTH) return false;
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  return (
    LOCAL.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(text.slice(text.lastIndexOf('.') + 1))
  );
}

/** An address as it is sent: in small letters, without spaces or unseen marks around it. */
export const normalizeMail = (text: string): string => removeInvisible(text).trim().toLowerCase();

const GROUPED = /^\+?\d{2}[ -]?\d{4}[ -]?\d{4}$/;
// People write an Indian number with a gap after the prefix and after the fifth digit.
const INDIAN = /^(?:(?:\+91|0)[ -]?)?[6-9]\d{4}[ -]?\d{5}$/;

/**
 * Whether the text is a mobile number by either pattern: an optional plus and 2-4-4 digits, or an
 * optional +91 or 0 and a ten digit number that begins with 6 to 9. One space or hyphen may stand
 * between the groups (CHK-57).
 */
export function isMobile(text: string): boolean {
  const number = text.trim();
  return GROUPED.test(number) || INDIAN.test(number);
}

const ANY_INDIAN = /^(?:(?:\+91|0)[ -]?)?\d(?:[ -]?\d){9}$/;

/**
 * Whether the text is an Indian number, of a mobile or an office: an optional +91 or 0 and ten digits, or an optional plus
 * and 2-4-4 digits. One space or hyphen may stand between two digits (PART-08).
 */
export function isIndianPhone(text: string): boolean {
  const number = text.trim();
  return GROUPED.test(number) || ANY_INDIAN.test(number);
}

/** The ten digits that name an account, without prefix and separators; '' for what is no mobile number. */
export const normalizeMobile = (text: string): string => (isMobile(text) ? text.replace(/\D/g, '').slice(-10) : '');

/** The same wherever spaces, hyphens and unseen marks stand in it. */
export const parseMobile = (text: string): string =>
  normalizeMobile(removeInvisible(toLatinDigits(text)).replace(/[\s-]/g, ''));
