import { isEmail, normalizeMail, parseMobile } from './contactDetails.ts';
import { parseContactMethod } from './contactMethod.ts';

/** What the login page needs. To sign in, `mail` may be a mobile number as well. (AUTH-07, AUTH-08, AUTH-10) */
export type SignInForm = {
  fullName: string;
  mobile: string;
  mail: string;
  password: string;
  confirm: string;
  alternate: string;
};
export type SignInField = keyof SignInForm;

/** What is wrong with a field. */
export type SignInProblem =
  | 'noName'
  | 'longName'
  | 'noMobile'
  | 'mobile'
  | 'noMail'
  | 'mail'
  | 'noPassword'
  | 'mismatch'
  | 'nameTaken'
  | 'mailTaken';
export type SignInProblems = Partial<Record<SignInField, SignInProblem>>;

/** A form nobody has typed into. */
export const emptySignInForm: SignInForm = {
  fullName: '',
  mobile: '',
  mail: '',
  password: '',
  confirm: '',
  alternate: '',
};

const MAX_NAME_LENGTH = 255;

/** A name as it is sent: one space where somebody typed several. */
export const normalizeName = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isEmpty = (text: string) => text.trim() === '';

/** Why a full name is not sent. */
export function validateName(text: string): 'noName' | 'longName' | undefined {
  // Whatever the script; apostrophes, hyphens and full stops belong to names, but are none by themselves.
  if (!/\p{L}/u.test(text)) return 'noName';
  return normalizeName(text).length > MAX_NAME_LENGTH ? 'longName' : undefined;
}

function findMobileProblem(text: string): SignInProblem | undefined {
  if (isEmpty(text)) return 'noMobile';
  return parseMobile(text) === '' ? 'mobile' : undefined;
}

function findMailProblem(text: string, isValid: (text: string) => boolean): SignInProblem | undefined {
  if (isEmpty(text)) return 'noMail';
  return isValid(text) ? undefined : 'mail';
}

/** The fields with something wrong in them. */
export const pickProblems = <Problem>(fields: Record<string, Problem | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, problem]) => problem));

/** Why a form for signing in is not sent, by field; a password is taken as it is, spaces and all. (AUTH-11 to AUTH-14) */
export const validateSignIn = ({ mail, password }: SignInForm): SignInProblems =>
  pickProblems({
    mail: findMailProblem(mail, (text) => parseContactMethod(text) !== null),
    password: password === '' ? 'noPassword' : undefined,
  });

/** Why a code is not sent to an e-mail address. */
export const validateMail = ({ mail }: SignInForm): SignInProblems =>
  pickProblems({ mail: findMailProblem(mail, (text) => isEmail(normalizeMail(text))) });

/** Why a form for an account is not sent, by field, in the order of the form. (AUTH-11 to AUTH-16) */
export const validateSignUp = (form: SignInForm): SignInProblems =>
  pickProblems({
    fullName: validateName(form.fullName),
    mobile: findMobileProblem(form.mobile),
    ...validateMail(form),
    password: form.password === '' ? 'noPassword' : undefined,
    confirm: form.password !== '' && form.confirm !== form.password ? 'mismatch' : undefined,
    alternate: isEmpty(form.alternate) ? undefined : findMobileProblem(form.alternate),
  });

/** Where somebody may come from to sign in, and is led on to. */
const REDIRECT_TARGETS: ReadonlyMap<string | null, string> = new Map([['checkout', '/checkout/shipping/']]);

/**
 * Where signing in leads, by the query of the page's address ('?redirect=checkout'). What is no place that the store
 * knows, a whole address above all, is passed over. (AUTH-35, AUTH-36)
 */
export const getSignInRedirect = (search: string): string =>
  REDIRECT_TARGETS.get(new URLSearchParams(search).get('redirect')) ?? '/';

/**
 * The page with a password, as the code popup over a page leads to it: on to the checkout from the checkout, and from the
 * page itself with the query it has. (AUTH-36)
 */
export function getSignInPath(path: string, search: string): string {
  if (/^\/(login|signup)(\/|$)/i.test(path)) return `/login${search}`;
  return /^\/checkout(\/|$)/.test(path) ? '/login?redirect=checkout' : '/login';
}
