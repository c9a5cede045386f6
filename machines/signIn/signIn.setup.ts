import { assign, emit, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import { mobileIn } from '../../src/domain/contactMethod.ts';
import { addressOf, isWholeCode, RESEND_AFTER, reachOf } from '../../src/domain/reach.ts';
import {
  emptySignInForm,
  mailOnlyProblems,
  type SignInField,
  type SignInForm,
  type SignInProblem,
  type SignInProblems,
  signInProblems,
  signUpProblems,
  wayAfterSignIn,
} from '../../src/domain/signInForm.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { passwordResetMachine } from '../passwordReset/passwordReset.machine.ts';
import type { ToSession } from '../session/session.setup.ts';
import { sessionLink } from '../session/sessionLink.ts';

export type LoginPath = '/login' | '/signup';
/** How an e-mail stands with the backend; one whose verification is pending was sent a code just now. */
type MailStanding = 'verified' | 'pending' | 'unknown';
/** A refusal is an answer, not a failure. */
export type SignInAnswer = { session: UserSession } | { refused: 'credentials' | 'unverified' };
/** What became of a registration. */
export type Registered = 'done' | 'bothTaken' | 'mailTaken' | 'nameTaken' | 'refused';

/** The id of a field's control, which the chart can have focused. */
export const signInFieldId = (field: SignInField): string => `signIn-${field}`;

/** What somebody signs in by, as the backend knows it: an e-mail in small letters, or ten digits. */
export const signInName = (typed: string): string => {
  const reach = reachOf(typed);
  return reach ? addressOf(reach) : typed.trim();
};

/** The fields of each form. */
const FIELDS = {
  signIn: ['mail', 'password'],
  signUp: Object.keys(emptySignInForm) as SignInField[],
  mail: ['mail'],
} as const satisfies Record<string, readonly SignInField[]>;
type FormName = keyof typeof FIELDS;
type Typed = { field: SignInField; text: string };

const CHECKS = { signIn: signInProblems, signUp: signUpProblems, mail: mailOnlyProblems } satisfies Record<
  FormName,
  unknown
>;

/** A confirmation is wrong no longer once the password itself is mended. */
const mendedBy = (field: SignInField): SignInField[] => (field === 'password' ? [field, 'confirm'] : [field]);

const isUnverified = (answer: SignInAnswer) => 'refused' in answer && answer.refused === 'unverified';

const withoutFields = (problems: SignInProblems, mended: SignInField[]): SignInProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !mended.includes(field as SignInField)));

/** What the chart of the login page knows, asks and does by name. */
export const signInSetup = setup({
  types: {
    input: {} as { path: LoginPath; search: string },
    context: {} as {
      path: LoginPath;
      /** The query of the address, which stays when the form changes. */
      search: string;
      form: SignInForm;
      problems: SignInProblems;
      /** Shall the login outlive the browser? */
      remember: boolean;
      /** The e-mail that waits to be verified. */
      pending: string;
      /** The number that somebody has an account under. */
      username: string;
      code: string;
    },
    events: {} as
      | { type: 'address.opened'; path: LoginPath; search: string }
      | { type: 'customer.recognised' }
      | { type: 'field.typed'; field: SignInField; text: string }
      | { type: 'remember.toggled' }
      | { type: 'form.submitted' }
      | { type: 'signUp.chosen' }
      | { type: 'signIn.chosen' }
      | { type: 'password.forgotten' }
      | { type: 'login.byCode' }
      | { type: 'code.typed'; code: string }
      | { type: 'code.submitted' }
      | { type: 'code.resent' },
    emitted: {} as Effect,
    meta: {} as Meta,
  },
  actors: {
    /** Says when somebody is signed in, and hears who signs in here. */
    visitor: sessionLink,
    checkMail: port<MailStanding, { mail: string }>('checkMail'),
    signIn: port<SignInAnswer, { name: string; password: string }>('signIn'),
    register: port<Registered, SignInForm>('register'),
    verifyMail: port<boolean, { mail: string; code: string }>('verifyMail'),
    passwordReset: passwordResetMachine,
  },
  guards: {
    isHere: ({ context }, path: LoginPath) => context.path === path,
    isSignUpPath: ({ context }) => context.path === '/signup',
    isAsked: (_, { field, form }: { field: SignInField; form: FormName }) =>
      (FIELDS[form] as readonly SignInField[]).includes(field),
    isMended: ({ context }) => Object.keys(context.problems).length === 0,
    isFaulty: ({ context }) => Object.keys(context.problems).length > 0,
    isByMobile: ({ context }) => mobileIn(context.form.mail) !== '',
    stands: (_, { is, standing }: { is: MailStanding; standing: MailStanding }) => standing === is,
    isSignedIn: (_, answer: SignInAnswer) => 'session' in answer,
    isUnverified: (_, answer: SignInAnswer) => isUnverified(answer),
    isUnverifiedMobile: ({ context }, answer: SignInAnswer) =>
      isUnverified(answer) && mobileIn(context.form.mail) !== '',
    became: (_, { is, registered }: { is: Registered; registered: Registered }) => registered === is,
    isRight: (_, verified: boolean) => verified,
    isWhole: (_, code: string) => isWholeCode(code),
    isWholeSoFar: ({ context }) => isWholeCode(context.code),
    hasNoCode: ({ context }) => context.code === '',
    isIdle: not(stateIn('#signIn.verifying.entering.code.checking')),
  },
  actions: {
    open: assign((_, { path, search }: { path: LoginPath; search: string }) => ({ path, search })),
    /** What was typed is dropped, above all the passwords. */
    empty: assign({ form: emptySignInForm, problems: {}, code: '' }),
    turnTo: enqueueActions(({ context, enqueue }, { path, replace }: { path: LoginPath; replace?: boolean }) => {
      if (context.path === path) return;
      enqueue.assign({ path });
      enqueue.emit({ type: 'navigate', to: path + context.search, replace });
    }),
    type: assign(({ context: { form, problems } }, { field, text }: Typed) => ({
      form: { ...form, [field]: text },
      problems: withoutFields(problems, mendedBy(field)),
    })),
    toggleRemember: assign(({ context }) => ({ remember: !context.remember })),
    check: assign(({ context }, of: FormName) => ({ problems: CHECKS[of](context.form) })),
    blame: assign((_, problems: { mail: SignInProblem } | { mobile: SignInProblem }) => ({ problems })),
    nameTheTaken: assign(({ context }) => ({ username: mobileIn(context.form.mobile) })),
    focusFirst: enqueueActions(({ context, enqueue }) => {
      const first = (Object.keys(emptySignInForm) as SignInField[]).find((field) => context.problems[field]);
      if (first) enqueue.emit({ type: 'focus', field: signInFieldId(first) });
    }),
    await: assign(({ context }) => ({ pending: signInName(context.form.mail) })),
    dropPasswords: assign(({ context }) => ({ form: { ...context.form, password: '', confirm: '' } })),
    typeCode: assign((_, code: string) => ({ code })),
    dropCode: assign({ code: '' }),
    begin: enqueueActions(({ context, enqueue }, answer: SignInAnswer) => {
      if (!('session' in answer)) return;
      const begun: ToSession = { type: 'session.begun', session: answer.session, remember: context.remember };
      enqueue.sendTo('visitor', begun);
    }),
    leadOn: emit(({ context }) => ({ type: 'navigate', to: wayAfterSignIn(context.search), replace: true })),
    askForCode: sendTo('visitor', { type: 'login.asked' } satisfies ToSession),
    tell: emit((_, says: MessageId) => ({ type: 'toast', says, tone: 'good' })),
  },
  delays: { resendAfter: RESEND_AFTER * 1_000 },
});

/** A field of this form is typed into. */
export const typingInto = (form: FormName) =>
  ({
    guard: {
      type: 'isAsked',
      params: ({ event }: { event: { field: SignInField } }) => ({ field: event.field, form }),
    },
    description: 'A field is typed into, and is wrong no longer',
    actions: { type: 'type', params: ({ event }: { event: Typed }) => event },
  }) as const;

/** Asks how an e-mail stands, which has a code sent where it waits to be verified. */
export const standing = (is: MailStanding) =>
  ({
    type: 'stands',
    params: ({ event }: { event: { output: MailStanding } }) => ({ is, standing: event.output }),
  }) as const;

/** The e-mail is verified: on to signing in with it, at the address that says so. (AUTH-21, AUTH-22) */
export const VERIFIED = {
  target: '#signIn.signingIn',
  description: 'The e-mail is verified',
  actions: [
    { type: 'turnTo', params: { path: '/login', replace: true } },
    'empty',
    { type: 'tell', params: 'account.verified' },
  ],
  meta: { says: ['account.verified'], requires: ['AUTH-21', 'AUTH-22', 'OTP-21', 'AUTH-04'] },
} as const;

/** By the link that every form has. (AUTH-03, AUTH-04) */
export const TO_SIGN_IN = {
  target: '#signIn.signingIn',
  description: 'To the form for signing in',
  actions: [{ type: 'turnTo', params: { path: '/login' } }, 'empty'],
  meta: { requires: ['AUTH-03', 'AUTH-04'] },
} as const;

/** There is an account, but no code for it was sent: it may be asked for at once. */
export const UNSENT = {
  target: ['#signIn.verifying.entering.code.asking.unsent', '#signIn.verifying.entering.resend.ready'],
  actions: 'empty',
  meta: { requires: ['AUTH-04', 'AUTH-17', 'OTP-23'] },
} as const;
