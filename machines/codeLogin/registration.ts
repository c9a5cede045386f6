import { isEmail, mobileIn } from '../../src/domain/contactMethod.ts';
import type { Reach } from '../../src/domain/reach.ts';

/** What a new user tells, as typed. (OTP-06) */
export type Details = { mobile: string; name: string; mail: string; alternate: string };
export type DetailProblem = 'missing' | 'mobile' | 'mail' | 'alternate';
export type DetailProblems = Partial<Record<keyof Details, DetailProblem>>;

export const NO_DETAILS: Details = { mobile: '', name: '', mail: '', alternate: '' };

/** Each field by itself; the alternative number may stay empty. (OTP-18, OTP-19) */
export function problemsIn({ mobile, name, mail, alternate }: Details): DetailProblems {
  const missing = (text: string): DetailProblem | undefined => (text.trim() === '' ? 'missing' : undefined);
  const found: DetailProblems = {
    mobile: missing(mobile) ?? (mobileIn(mobile) === '' ? 'mobile' : undefined),
    name: missing(name),
    mail: missing(mail) ?? (isEmail(mail.trim()) ? undefined : 'mail'),
    alternate: missing(alternate) || mobileIn(alternate) !== '' ? undefined : 'alternate',
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

/** The form begins with what was typed before, in the field where it belongs. (OTP-08) */
export const detailsFrom = (reach: Reach, before: Details): Details => ({ ...before, ...reach });

/** What is registered: numbers by their ten digits, the address in small letters, the name without gaps around it. */
export const registered = ({ mobile, name, mail, alternate }: Details): Details => ({
  mobile: mobileIn(mobile),
  name: name.trim().replace(/\s+/g, ' '),
  mail: mail.trim().toLowerCase(),
  alternate: mobileIn(alternate),
});

/** Where the code of a new user goes: to the number, or to the mailbox where one was typed first. */
export function reachOfNew(details: Details, asked: Reach): Reach {
  const { mobile, mail } = registered(details);
  return 'mail' in asked ? { mail } : { mobile };
}
