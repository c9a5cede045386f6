import { isEmail, normalizeMail, parseMobile } from '../../src/domain/contactDetails.ts';
import type { ContactMethod } from '../../src/domain/contactMethod.ts';
import { normalizeName, pickProblems } from '../../src/domain/signInForm.ts';

/** The details of a new user, as typed. (OTP-06) */
export type Details = { mobile: string; name: string; mail: string; alternate: string };
export type DetailProblem = 'missing' | 'mobile' | 'mail' | 'alternate';
export type DetailProblems = Partial<Record<keyof Details, DetailProblem>>;

export const NO_DETAILS: Details = { mobile: '', name: '', mail: '', alternate: '' };

/** Each field by itself; the alternative number may stay empty. (OTP-18, OTP-19) */
export function validateDetails({ mobile, name, mail, alternate }: Details): DetailProblems {
  const checkPresence = (text: string): DetailProblem | undefined => (text.trim() === '' ? 'missing' : undefined);
  return pickProblems<DetailProblem>({
    mobile: checkPresence(mobile) ?? (parseMobile(mobile) === '' ? 'mobile' : undefined),
    name: checkPresence(name),
    mail: checkPresence(mail) ?? (isEmail(normalizeMail(mail)) ? undefined : 'mail'),
    alternate: checkPresence(alternate) || parseMobile(alternate) !== '' ? undefined : 'alternate',
  });
}

/** The form begins with what was typed before, in the field where it belongs. (OTP-08) */
export const prefillDetails = (contact: ContactMethod, before: Details): Details => ({ ...before, ...contact });

/** What is registered: numbers by their ten digits, the address in small letters, the name without gaps around it. */
export const normalizeDetails = ({ mobile, name, mail, alternate }: Details): Details => ({
  mobile: parseMobile(mobile),
  name: normalizeName(name),
  mail: normalizeMail(mail),
  alternate: parseMobile(alternate),
});

/** Where the code of a new user goes: to the number, or to the mailbox where one was typed first. */
export function getNewUserContact(details: Details, requested: ContactMethod): ContactMethod {
  const { mobile, mail } = normalizeDetails(details);
  return 'mail' in requested ? { mail } : { mobile };
}
