import { assign, emit, not, or, sendTo, setup, stateIn } from 'xstate';
import { parseCheckoutPrefix } from '../../src/domain/checkoutStage.ts';
import {
  type ContactMethod,
  formatContactMethod,
  isCompleteCode,
  parseContactMethod,
  RESEND_DELAY,
} from '../../src/domain/contactMethod.ts';
import { type FormProblems, normalizeForm, validateForm } from '../../src/domain/form.ts';
import { omit } from '../../src/domain/omit.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { accountMessages, oneTimeCodeMessages } from '../../src/messages/account.ts';
import { codeLoginMessages } from '../../src/messages/account.ts';
import { formatMessage } from '../../src/messages/message.ts';
import type { CodeEvent } from '../kit/codeEntry.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { sessionPort } from '../session/sessionPort.ts';
import { DETAIL_FIELDS, type Details, getNewUserContact, NO_DETAILS } from './registration.ts';

/** The page over which the popup opens, by its path and query. */
export type CodeLoginInput = { path: string; search: string };
export type CodeRequest = { to: ContactMethod; type: 'login' | 'signup' };
/** A code that is on its way: whom it reaches, what it is for, and in how many milliseconds another may be requested. */
export type PendingCode = CodeRequest & { resendIn: number };
/** What the backend states to the wish for a code; a refusal is an answer, not a failure. */
export type SendCodeResult = 'sent' | 'unknown' | 'invalid' | 'blocked';
export type RegistrationResult = { kind: 'made' } | { kind: 'taken'; mobile: boolean; mail: boolean };
export type Tokens = Pick<UserSession, 'token' | 'refresh_token'>;
export type VerifyCodeResult = { kind: 'right'; tokens: Tokens } | { kind: 'wrong' | 'blocked' };

/** The id of the control of the first step, which the chart has focused where it is wrong. */
export const CONTACT_FIELD_ID = 'codeLogin-contact';

/** Types, ports, guards and actions of the chart of the code popup. */
export const codeLoginSetup = setup({
  types: {
    context: {} as CodeLoginInput &
      CodeRequest & {
        /** What stands in the one field of the first step. */
        contactText: string;
        details: Details;
        problems: FormProblems<keyof Details>;
        /** The last registration was never answered, so that it may have been done. */
        isUnsure: boolean;
        code: string;
        resendIn: number;
        tokens: Tokens | null;
      },
    events: {} as
      | { type: 'address.typed'; text: string }
      | { type: 'address.submitted' }
      | { type: 'address.changed' }
      | { type: 'detail.typed'; field: keyof Details; text: string }
      | { type: 'details.submitted' }
      | CodeEvent
      | { type: 'opening.retried' }
      | { type: 'page.changed'; path: string }
      | { type: 'popup.closed' },
    emitted: {} as Effect,
    input: {} as CodeLoginInput,
    meta: {} as Meta<keyof (typeof accountMessages & typeof codeLoginMessages & typeof oneTimeCodeMessages)>,
  },
  actors: {
    session: sessionPort,
    recallCode: port<PendingCode | null>('recallCode'),
    requestCode: port<SendCodeResult, CodeRequest>('requestCode'),
    register: port<RegistrationResult, Details>('register'),
    verifyCode: port<VerifyCodeResult, CodeRequest & { code: string }>('verifyCode'),
    openAccount: port<UserSession, Tokens>('openAccount'),
  },
  guards: {
    isPending: (_, pending: PendingCode | null) => pending !== null,
    isOpen: not(or([stateIn('done'), stateIn('closed')])),
    isElsewhere: ({ context }, path: string) => path !== context.path,
    isAddress: ({ context }) => parseContactMethod(context.contactText) !== null,
    isAnswer: (_, { answer, is }: { answer: SendCodeResult; is: SendCodeResult }) => answer === is,
    hasNoProblems: ({ context }) => Object.keys(context.problems).length === 0,
    isMissing: ({ context }) => Object.values(context.problems).includes('missing'),
    isInUse: (_, { answer, ...fields }: { answer: RegistrationResult; mobile: boolean; mail: boolean }) =>
      answer.kind === 'taken' && answer.mobile === fields.mobile && answer.mail === fields.mail,
    /** An unanswered registration was done after all: both are taken, by whoever has just tried. */
    isOwnAccount: ({ context }, answer: RegistrationResult) =>
      context.isUnsure && answer.kind === 'taken' && answer.mobile && answer.mail,
    isMade: (_, { kind }: RegistrationResult) => kind === 'made',
    isComplete: (_, code: string) => isCompleteCode(code),
    isIdle: not(stateIn({ code: { typing: 'checking' } })),
    isChecked: (_, { answer, is }: { answer: VerifyCodeResult; is: VerifyCodeResult['kind'] }) => answer.kind === is,
    isRightByMail: ({ context }, { kind }: VerifyCodeResult) => kind === 'right' && 'mail' in context.to,
    // Whoever signs in over an order that waits to be paid, or is confirmed, has nothing to ship in the bag.
    isBuying: ({ context: { path } }) => /^\/(mock_)?checkout\/(shopping-bag|details|shipping|review)\/?$/.test(path),
  },
  actions: {
    goOnWith: assign((_, pending: PendingCode | null) =>
      pending ? { ...pending, contactText: formatContactMethod(pending.to) } : {},
    ),
    type: assign((_, text: string) => ({ contactText: text.trimStart() })),
    setContact: assign(({ context }) => ({
      to: parseContactMethod(context.contactText) ?? context.to,
      type: 'login' as const,
    })),
    beginDetails: assign(({ context: { to, details } }) => ({ details: { ...details, ...to }, problems: {} })),
    typeDetail: assign(({ context }, { field, text }: { field: keyof Details; text: string }) => ({
      details: { ...context.details, [field]: text.trimStart() },
      problems: omit(context.problems, field),
    })),
    findProblems: assign(({ context }) => ({ problems: validateForm(DETAIL_FIELDS, context.details) })),
    tidyDetails: assign(({ context }) => ({ details: normalizeForm(DETAIL_FIELDS, context.details) })),
    setNewContact: assign(({ context: { details, to } }) => {
      const reach = getNewUserContact(details, to);
      return { to: reach, contactText: formatContactMethod(reach), type: 'signup' as const, isUnsure: false };
    }),
    setUnsure: assign({ isUnsure: true }),
    /** What is taken may be their own: it stands in the one field of the first step. */
    offer: assign(({ context: { details } }, field: 'mobile' | 'mail') => ({ contactText: details[field] })),
    awaitCode: assign({ code: '', resendIn: RESEND_DELAY * 1_000, details: NO_DETAILS, problems: {}, isUnsure: false }),
    typeCode: assign((_, code: string) => ({ code })),
    emptyCode: assign({ code: '' }),
    keepTokens: assign((_, answer: VerifyCodeResult) => ({ tokens: answer.kind === 'right' ? answer.tokens : null })),
    begin: sendTo(
      'session',
      (_, session: UserSession): SessionReport => ({
        type: 'session.begun',
        session,
        remember: true,
      }),
    ),
    focusContact: emit({ type: 'focus', field: CONTACT_FIELD_ID }),
    toastLoggedIn: emit({ type: 'toast', text: formatMessage(codeLoginMessages['codeLogin.loggedIn']), tone: 'good' }),
    goOnBuying: emit(({ context }) => ({ type: 'navigate', to: `${parseCheckoutPrefix(context.path)}/shipping/` })),
    leave: sendTo('session', { type: 'login.left' } satisfies SessionReport),
  },
  delays: { patience: 25_000, resendAfter: ({ context }) => context.resendIn },
});

export const createContext = ({ path, search }: CodeLoginInput) => ({
  path,
  search,
  contactText: '',
  to: { mobile: '' },
  type: 'login' as const,
  details: NO_DETAILS,
  problems: {},
  isUnsure: false,
  code: '',
  resendIn: 0,
  tokens: null,
});
