import { ACCOUNT_MOBILE_FIELD, ALTERNATE_FIELD, PERSON_FIELD } from './accountFields.ts';
import { parseContactMethod } from './contactMethod.ts';
import { type FieldProblem, type FormFields, validateForm } from './form.ts';
import { createLineField, MAIL_FIELD, MAIL_FIELDS } from './formFields.ts';

/** What an account is made of, beside its password. (AUTH-07, AUTH-10) */
export const SIGN_UP_FIELDS = {
  fullName: { ...PERSON_FIELD, label: 'Full name' },
  mobile: { ...ACCOUNT_MOBILE_FIELD, hint: 'You can sign in with it, too.' },
  mail: { ...MAIL_FIELD, autoComplete: 'username', hint: 'We send a code there to verify it.' },
  alternate: { ...ALTERNATE_FIELD, hint: 'In case we do not reach you on the first.' },
} satisfies FormFields;

/** What somebody signs in by: an e-mail, or a mobile number. (AUTH-07, AUTH-08) */
export const SIGN_IN_FIELDS = {
  mail: createLineField('E-mail or mobile number', {
    autoComplete: 'username',
    inputMode: 'email',
    autoCapitalize: 'none',
    maxLength: Number.POSITIVE_INFINITY,
    rule: { isValid: (text) => parseContactMethod(text) !== null, problem: 'mail' },
  }),
} satisfies FormFields;

/** What stands in the forms of the login page. To sign in, `mail` may be a mobile number as well. */
export type SignInForm = Record<keyof typeof SIGN_UP_FIELDS | 'password' | 'confirm', string>;
export type SignInField = keyof SignInForm;

/** Beside what a form finds, what the backend says. */
export type SignInProblem = FieldProblem | 'mismatch' | 'nameTaken' | 'mailTaken';
export type SignInProblems = Partial<Record<SignInField, SignInProblem>>;

/** A form nobody has typed into, in the order of its fields. */
export const emptySignInForm: SignInForm = {
  fullName: '',
  mobile: '',
  mail: '',
  password: '',
  confirm: '',
  alternate: '',
};

/** A password is taken as it is, spaces and all. */
const validatePassword = ({ password }: SignInForm): SignInProblems => (password === '' ? { password: 'missing' } : {});

/** Why a form for signing in is not sent, by field. (AUTH-11 to AUTH-14) */
export const validateSignIn = (form: SignInForm): SignInProblems => ({
  ...validateForm(SIGN_IN_FIELDS, form),
  ...validatePassword(form),
});

/** Why a code is not sent to an e-mail address. */
export const validateMail = (form: SignInForm): SignInProblems => validateForm(MAIL_FIELDS, form);

/** Why a form for an account is not sent, by field. (AUTH-11 to AUTH-16) */
export const validateSignUp = (form: SignInForm): SignInProblems => ({
  ...validateForm(SIGN_UP_FIELDS, form),
  ...validatePassword(form),
  ...(form.password !== '' && form.confirm !== form.password ? { confirm: 'mismatch' } : {}),
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
