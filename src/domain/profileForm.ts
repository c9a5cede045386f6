import { isEmail, normalizeMail, parseMobile } from './contactDetails.ts';
import { normalizeName, pickProblems, validateName } from './signInForm.ts';

/** An account as the backend has it; `name` is the mobile number, or another user name. '' stands for what there is none of. */
export type Profile = { name: string; mail: string; fullName: string; alternateNumber: string };

/** What the profile asks for, as typed; the password only where the backend wants it for another e-mail. (ACCT-07) */
export type ProfileForm = { fullName: string; mail: string; mobile: string; alternate: string; password: string };
export type ProfileField = keyof ProfileForm;
export type ProfileProblem =
  | 'noName'
  | 'longName'
  | 'mail'
  | 'mailTaken'
  | 'mailFixed'
  | 'mobile'
  | 'mobileTaken'
  | 'mobileFixed'
  | 'alternate'
  | 'whosePassword'
  | 'noPassword'
  | 'wrongPassword';
/** What is wrong, by field. */
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;

/** In the order of the form. */
export const PROFILE_FIELDS: readonly ProfileField[] = ['fullName', 'mail', 'mobile', 'alternate', 'password'];

/** The form of an account as it is. */
export const toProfileForm = ({ fullName, mail, name, alternateNumber }: Profile): ProfileForm => ({
  fullName,
  mail,
  mobile: name,
  alternate: alternateNumber,
  password: '',
});

/** Why a profile is not saved, by field. (ACCT-08 to ACCT-12) */
export const validateProfile = ({ fullName, mail, mobile, alternate }: ProfileForm): ProfileProblems =>
  pickProblems<ProfileProblem>({
    fullName: validateName(fullName),
    mail: isEmail(normalizeMail(mail)) ? undefined : 'mail',
    mobile: parseMobile(mobile) === '' ? 'mobile' : undefined,
    alternate: alternate.trim() !== '' && parseMobile(alternate) === '' ? 'alternate' : undefined,
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
