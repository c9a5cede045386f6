import { assign, emit, enqueueActions, not, sendTo, setup, stateIn } from 'xstate';
import { parseMobile } from '../../src/domain/contactDetails.ts';
import {
  formatContactMethod,
  isCompleteCode,
  parseContactMethod,
  RESEND_DELAY,
} from '../../src/domain/contactMethod.ts';
import { omit } from '../../src/domain/omit.ts';
import {
  emptySignInForm,
  getSignInRedirect,
  type SignInField,
  type SignInForm,
  type SignInProblems,
  validateMail,
  validateSignIn,
  validateSignUp,
} from '../../src/domain/signInForm.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { oneTimeCodeMessages } from '../../src/messages/account.ts';
import { accountMessages } from '../../src/messages/account.ts';
import { formatMessage } from '../../src/messages/message.ts';
import { signInMessages } from '../../src/messages/signIn.ts';
import type { CodeEvent } from '../kit/codeEntry.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import { passwordResetMachine } from '../passwordReset/passwordReset.machine.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { sessionPort } from '../session/sessionPort.ts';

export type LoginPath = '/login' | '/signup';
/** How an e-mail stands with the backend; one whose verification is pending was sent a code just now. */
type MailStatus = 'verified' | 'pending' | 'unknown';
/** A refusal is an answer, not a failure. */
export type SignInResult = { session: UserSession } | { refused: 'credentials' | 'unverified' };
/** What became of a registration; `refused` has the fields that the backend does not take. */
export type RegistrationResult = 'done' | 'bothTaken' | 'mailTaken' | 'nameTaken' | { refused: SignInProblems };

/** The id of a field's control, which the chart can have focused. */
export const getSignInFieldId = (field: SignInField): string => `signIn-${field}`;

/** What somebody signs in by, as the backend knows it: an e-mail in small letters, or ten digits. */
export const toSignInName = (typed: string): string => {
  const reach = parseContactMethod(typed);
  return reach ? formatContactMethod(reach) : typed.trim();
};

/** The fields of each form. */
const FIELDS = {
  signIn: ['mail', 'password'],
  signUp: Object.keys(emptySignInForm) as SignInField[],
  mail: ['mail'],
} as const satisfies Record<string, readonly SignInField[]>;
type FormName = keyof typeof FIELDS;
type FieldInput = { field: SignInField; text: string };

const CHECKS = { signIn: validateSignIn, signUp: validateSignUp, mail: validateMail } satisfies Record<
  FormName,
  unknown
>;

/** A confirmation is wrong no longer once the password itself is mended. */
const getMendableFields = (field: SignInField): SignInField[] => (field === 'password' ? [field, 'confirm'] : [field]);

const isUnverified = (answer: SignInResult) => 'refused' in answer && answer.refused === 'unverified';

const TOASTS = {
  'account.verified': accountMessages['account.verified'],
  'signIn.done': signInMessages['signIn.done'],
};

/** Types, ports, guards and actions of the chart of the login page. */
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
      | CodeEvent,
    emitted: {} as Effect,
    meta: {} as Meta<keyof (typeof accountMessages & typeof oneTimeCodeMessages & typeof signInMessages)>,
  },
  actors: {
    /** States when somebody is signed in, and hears who signs in here. */
    visitor: sessionPort,
    checkMail: port<MailStatus, { mail: string }>('checkMail'),
    signIn: port<SignInResult, { name: string; password: string }>('signIn'),
    register: port<RegistrationResult, SignInForm>('register'),
    verifyMail: port<boolean, { mail: string; code: string }>('verifyMail'),
    passwordReset: passwordResetMachine,
  },
  guards: {
    isHere: ({ context }, path: LoginPath) => context.path === path,
    isSignUpPath: ({ context }) => context.path === '/signup',
    isFormField: (_, { field, form }: { field: SignInField; form: FormName }) =>
      (FIELDS[form] as readonly SignInField[]).includes(field),
    hasNoProblems: ({ context }) => Object.keys(context.problems).length === 0,
    hasProblems: ({ context }) => Object.keys(context.problems).length > 0,
    isByMobile: ({ context }) => parseMobile(context.form.mail) !== '',
    isMailStatus: (_, { is, status }: { is: MailStatus; status: MailStatus }) => status === is,
    isSignedIn: (_, answer: SignInResult) => 'session' in answer,
    isUnverified: (_, answer: SignInResult) => isUnverified(answer),
    isUnverifiedMobile: ({ context }, answer: SignInResult) =>
      isUnverified(answer) && parseMobile(context.form.mail) !== '',
    became: (_, { is, registered }: { is: RegistrationResult; registered: RegistrationResult }) => registered === is,
    isRight: (_, verified: boolean) => verified,
    isComplete: (_, code: string) => isCompleteCode(code),
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
      enqueue.emit({ type: 'navigate', to: path + context.search, replace, isShown: true });
    }),
    type: assign(({ context: { form, problems } }, { field, text }: FieldInput) => ({
      form: { ...form, [field]: text },
      problems: omit(problems, ...getMendableFields(field)),
    })),
    toggleRemember: assign(({ context }) => ({ remember: !context.remember })),
    check: assign(({ context }, of: FormName) => ({ problems: CHECKS[of](context.form) })),
    setProblems: assign((_, problems: SignInProblems) => ({ problems })),
    setRefusedProblems: assign((_, registered: RegistrationResult) => ({
      problems: typeof registered === 'object' ? registered.refused : {},
    })),
    fillUsedName: assign(({ context }) => ({ username: parseMobile(context.form.mobile) })),
    focusFirst: enqueueActions(({ context, enqueue }) => {
      const first = (Object.keys(emptySignInForm) as SignInField[]).find((field) => context.problems[field]);
      if (first) enqueue.emit({ type: 'focus', field: getSignInFieldId(first) });
    }),
    await: assign(({ context }) => ({ pending: toSignInName(context.form.mail) })),
    dropPasswords: assign(({ context }) => ({ form: { ...context.form, password: '', confirm: '' } })),
    typeCode: assign((_, code: string) => ({ code })),
    emptyCode: assign({ code: '' }),
    begin: enqueueActions(({ context, enqueue }, answer: SignInResult) => {
      if (!('session' in answer)) return;
      const startSession: SessionReport = {
        type: 'session.begun',
        session: answer.session,
        remember: context.remember,
      };
      enqueue.sendTo('visitor', startSession);
    }),
    leadOn: emit(({ context }) => ({ type: 'navigate', to: getSignInRedirect(context.search), replace: true })),
    askForCode: sendTo('visitor', { type: 'login.requested' } satisfies SessionReport),
    toast: emit((_, message: keyof typeof TOASTS) => ({
      type: 'toast',
      text: formatMessage(TOASTS[message]),
      tone: 'good',
    })),
  },
  delays: { resendAfter: RESEND_DELAY * 1_000 },
});

/** A field of this form is typed into. */
export const createTypingTransition = (form: FormName) =>
  ({
    guard: {
      type: 'isFormField',
      params: ({ event }: { event: { field: SignInField } }) => ({ field: event.field, form }),
    },
    description: 'A field is typed into, and is wrong no longer',
    actions: { type: 'type', params: ({ event }: { event: FieldInput }) => event },
  }) as const;

/** Asks how an e-mail stands, which has a code sent where it waits to be verified. */
export const createMailStatusGuard = (is: MailStatus) =>
  ({
    type: 'isMailStatus',
    params: ({ event }: { event: { output: MailStatus } }) => ({ is, status: event.output }),
  }) as const;

/** The e-mail is verified: on to signing in with it, at the address of the sign-in. (AUTH-21, AUTH-22) */
export const VERIFIED_TRANSITION = {
  target: '#signIn.signingIn',
  description: 'The e-mail is verified',
  actions: [
    { type: 'turnTo', params: { path: '/login', replace: true } },
    'empty',
    { type: 'toast', params: 'account.verified' },
  ],
  meta: { messages: ['account.verified'], requires: ['AUTH-21', 'AUTH-22', 'OTP-21', 'AUTH-04'] },
} as const;

/** By the link that every form has. (AUTH-03, AUTH-04) */
export const SIGN_IN_TRANSITION = {
  target: '#signIn.signingIn',
  description: 'To the form for signing in',
  actions: [{ type: 'turnTo', params: { path: '/login' } }, 'empty'],
  meta: { requires: ['AUTH-03', 'AUTH-04'] },
} as const;

/** There is an account, but no code for it was sent: it may be requested at once. */
export const UNSENT_TRANSITION = {
  target: ['#signIn.verifying.entering.code.prompting.sendFailed', '#signIn.verifying.entering.resend.ready'],
  actions: 'empty',
  meta: { requires: ['AUTH-04', 'AUTH-17', 'OTP-23'] },
} as const;
