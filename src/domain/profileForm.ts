import { ACCOUNT_MOBILE_FIELD, ALTERNATE_FIELD, normalizeName, PERSON_FIELD } from './accountFields.ts';
import { normalizeMail, parseMobile } from './contactDetails.ts';
import type { FieldProblem, FormFields } from './form.ts';
import { MAIL_FIELD } from './formFields.ts';

/** An account as the backend has it; `name` is the mobile number, or another user name. '' stands for what there is none of. */
export type Profile = { name: string; mail: string; fullName: string; alternateNumber: string };

/** What the profile asks for. (ACCT-07 to ACCT-12) */
export const PROFILE_FIELDS = {
  fullName: PERSON_FIELD,
  mail: MAIL_FIELD,
  mobile: { ...ACCOUNT_MOBILE_FIELD, label: 'Mobile', hint: 'You sign in with it. We send a code to a new one.' },
  alternate: { ...ALTERNATE_FIELD, hint: 'In case we do not reach you on the first.' },
} satisfies FormFields;

/** What is typed; the password only where the backend wants it for another e-mail. */
export type ProfileForm = Record<keyof typeof PROFILE_FIELDS | 'password', string>;
export type ProfileField = keyof ProfileForm;
/** Beside what the form finds, what the backend says. */
export type ProfileProblem =
  | FieldProblem
  | 'mailTaken'
  | 'mailFixed'
  | 'mobileTaken'
  | 'mobileFixed'
  | 'whosePassword'
  | 'wrongPassword';
/** What is wrong, by field. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** The form of an account as it is. */
export const toProfileForm = ({ fullName, mail, name, alternateNumber }: Profile): ProfileForm => ({
  fullName,
  mail,
  mobile: name,
  alternate: alternateNumber,
  password: '',
});

const sameNumber = (one: string, other: string) =>
  parseMobile(one) === parseMobile(other) && (one.trim() === '') === (other.trim() === '');

/**
 * What a form changes of an account, as it is sent: numbers by their ten digits, the e-mail in small letters. What only
 * looks another way than what is there is no change, for a changed e-mail may want a password, and a changed number a proof.
 */
export const getProfileChanges = (
  { fullName, mail, mobile, alternate }: ProfileForm,
  before: Profile,
): Partial<Profile> => ({
  ...(normalizeName(fullName) === before.fullName ? {} : { fullName: normalizeName(fullName) }),
  ...(normalizeMail(mail) === normalizeMail(before.mail) ? {} : { mail: normalizeMail(mail) }),
  ...(sameNumber(mobile, before.name) ? {} : { name: parseMobile(mobile) }),
  ...(sameNumber(alternate, before.alternateNumber) ? {} : { alternateNumber: parseMobile(alternate) }),
});
