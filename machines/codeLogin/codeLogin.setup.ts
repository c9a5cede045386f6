import { assign, emit, not, or, sendTo, setup, stateIn } from 'xstate';
import { checkoutPrefix } from '../../src/domain/checkoutStage.ts';
import { addressOf, isWholeCode, RESEND_AFTER, type Reach, reachOf } from '../../src/domain/reach.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { ToSession } from '../session/session.setup.ts';
import { sessionLink } from '../session/sessionLink.ts';
import {
  type DetailProblems,
  type Details,
  detailsFrom,
  NO_DETAILS,
  problemsIn,
  reachOfNew,
  registered,
} from './registration.ts';

/** The page over which the popup opens, by its path and query. */
export type CodeLoginInput = { path: string; search: string };
export type CodeWanted = { to: Reach; type: 'login' | 'signup' };
/** A code that is on its way: whom it reaches, what it is for, and in how many milliseconds another may be asked for. */
export type PendingCode = CodeWanted & { resendIn: number };
/** What the backend says to the wish for a code; a refusal is an answer, not a failure. */
export type CodeAnswer = 'sent' | 'unknown' | 'invalid' | 'blocked';
export type Registered = { is: 'made' } | { is: 'taken'; mobile: boolean; mail: boolean };
export type Tokens = Pick<UserSession, 'token' | 'refresh_token'>;
export type CodeChecked = { is: 'right'; tokens: Tokens } | { is: 'wrong' | 'blocked' };

/** What the chart of the code popup knows, asks and does by name. */
export const codeLoginSetup = setup({
  types: {
    context: {} as CodeLoginInput &
      CodeWanted & {
        /** What stands in the one field of the first step. */
        typed: string;
        details: Details;
        problems: DetailProblems;
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
      | { type: 'code.typed'; code: string }
      | { type: 'code.submitted' }
      | { type: 'code.resent' }
      | { type: 'opening.retried' }
      | { type: 'page.changed'; path: string }
      | { type: 'popup.closed' },
    emitted: {} as Effect,
    input: {} as CodeLoginInput,
    meta: {} as Meta,
  },
  actors: {
    session: sessionLink,
    recallCode: port<PendingCode | null>('recallCode'),
    requestCode: port<CodeAnswer, CodeWanted>('requestCode'),
    register: port<Registered, Details>('register'),
    verifyCode: port<CodeChecked, CodeWanted & { code: string }>('verifyCode'),
    openAccount: port<UserSession, Tokens>('openAccount'),
  },
  guards: {
    isPending: (_, pending: PendingCode | null) => pending !== null,
    isOpen: not(or([stateIn('done'), stateIn('left')])),
    isElsewhere: ({ context }, path: string) => path !== context.path,
    isAddress: ({ context }) => reachOf(context.typed) !== null,
    isAnswer: (_, { answer, is }: { answer: CodeAnswer; is: CodeAnswer }) => answer === is,
    isMended: ({ context }) => Object.keys(context.problems).length === 0,
    isMissing: ({ context }) => Object.values(context.problems).includes('missing'),
    isTaken: (_, { answer, ...fields }: { answer: Registered; mobile: boolean; mail: boolean }) =>
      answer.is === 'taken' && answer.mobile === fields.mobile && answer.mail === fields.mail,
    /** An unanswered registration was done after all: both are taken, by whoever has just tried. */
    isOwnDoing: ({ context }, answer: Registered) =>
      context.isUnsure && answer.is === 'taken' && answer.mobile && answer.mail,
    isMade: (_, { is }: Registered) => is === 'made',
    isWhole: (_, code: string) => isWholeCode(code),
    isIdle: not(stateIn({ code: { typing: 'checking' } })),
    isChecked: (_, { answer, is }: { answer: CodeChecked; is: CodeChecked['is'] }) => answer.is === is,
    isRightByMail: ({ context }, { is }: CodeChecked) => is === 'right' && 'mail' in context.to,
    // Whoever signs in over an order that waits to be paid, or is confirmed, has nothing to ship in the bag.
    isBuying: ({ context: { path } }) => /^\/(mock_)?checkout\/(shopping-bag|details|shipping|review)\/?$/.test(path),
  },
  actions: {
    goOnWith: assign((_, pending: PendingCode | null) => (pending ? { ...pending, typed: addressOf(pending.to) } : {})),
    type: assign((_, text: string) => ({ typed: text.trimStart() })),
    aim: assign(({ context }) => ({ to: reachOf(context.typed) ?? context.to, type: 'login' as const })),
    beginDetails: assign(({ context: { to, details } }) => ({ details: detailsFrom(to, details), problems: {} })),
    typeDetail: assign(({ context }, { field, text }: { field: keyof Details; text: string }) => ({
      details: { ...context.details, [field]: text.trimStart() },
      problems: { ...context.problems, [field]: undefined },
    })),
    findProblems: assign(({ context }) => ({ problems: problemsIn(context.details) })),
    tidyDetails: assign(({ context }) => ({ details: registered(context.details) })),
    aimAtNew: assign(({ context: { details, to } }) => {
      const reach = reachOfNew(details, to);
      return { to: reach, typed: addressOf(reach), type: 'signup' as const, isUnsure: false };
    }),
    doubt: assign({ isUnsure: true }),
    /** What is taken may be their own: it stands in the one field of the first step. */
    offer: assign(({ context: { details } }, field: 'mobile' | 'mail') => ({ typed: details[field] })),
    awaitCode: assign({ code: '', resendIn: RESEND_AFTER * 1_000, details: NO_DETAILS, problems: {}, isUnsure: false }),
    typeCode: assign((_, code: string) => ({ code })),
    emptyCode: assign({ code: '' }),
    keepTokens: assign((_, answer: CodeChecked) => ({ tokens: answer.is === 'right' ? answer.tokens : null })),
    begin: sendTo(
      'session',
      (_, session: UserSession): ToSession => ({
        type: 'session.begun',
        session,
        remember: true,
      }),
    ),
    sayLoggedIn: emit({ type: 'toast', says: 'codeLogin.loggedIn', tone: 'good' }),
    goOnBuying: emit(({ context }) => ({ type: 'navigate', to: `${checkoutPrefix(context.path)}/shipping/` })),
    leave: sendTo('session', { type: 'login.left' } satisfies ToSession),
  },
  delays: { patience: 25_000, resendAfter: ({ context }) => context.resendIn },
});

export const blankLogin = ({ path, search }: CodeLoginInput) => ({
  path,
  search,
  typed: '',
  to: { mobile: '' },
  type: 'login' as const,
  details: NO_DETAILS,
  problems: {},
  isUnsure: false,
  code: '',
  resendIn: 0,
  tokens: null,
});
