import { RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import { findMessage, type Meta } from './meta.ts';

/** What happens to a one-time code, wherever one is typed. */
export type CodeEvent = { type: 'code.typed'; code: string } | { type: 'code.submitted' } | { type: 'code.resent' };

type CodeState = {
  context: { code: string };
  getMeta(): Readonly<Record<string, Meta<string> | undefined>>;
  can(event: { type: 'code.resent' }): boolean;
};

/** What a view may know and do of a one-time code, read off the texts of the states that the chart is in. */
export const connectCode = (state: CodeState, send: (event: CodeEvent) => void) => ({
  code: state.context.code,
  codeFault: findMessage(state, ['code.later', 'code.incomplete', 'code.wrong'] as const),
  wasResent: findMessage(state, ['code.resent']) !== null,
  isChecking: findMessage(state, ['code.checking']) !== null,
  /** Seconds to wait until another code may be requested; null once they are over. */
  resendAfter: findMessage(state, ['code.resendAfter']) === null ? null : RESEND_DELAY,
  canResend: state.can({ type: 'code.resent' }),
  typeCode: (typed: string) => send({ type: 'code.typed', code: typed }),
  submitCode: () => send({ type: 'code.submitted' }),
  resend: () => send({ type: 'code.resent' }),
});

const code = ({ event }: { event: { code: string } }) => event.code;

/** What was typed of a one-time code, wherever one is typed: with the fourth digit it is checked, before that it waits. (OTP-03, OTP-09) */
export const createCodeTypedTransitions = <const Checking extends string, const Waiting extends { target?: string }>(
  checking: Checking,
  waiting: Waiting,
) =>
  [
    {
      guard: { type: 'isComplete', params: code },
      target: checking,
      description: 'The fourth digit needs no button',
      actions: { type: 'typeCode', params: code },
      meta: { requires: ['OTP-09'] },
    },
    { ...waiting, description: 'A digit of it', actions: { type: 'typeCode', params: code } },
  ] as const;

/** The button below a code: a whole code is checked once more, a shorter one is reported. (OTP-17) */
export const createCodeSubmittedTransitions = <const Checking extends string>(checking: Checking) =>
  [
    {
      guard: { type: 'isComplete', params: ({ context }: { context: { code: string } }) => context.code },
      target: checking,
      description: 'The same code once more',
    },
    { target: '.incomplete', description: 'Fewer than four digits', meta: { requires: ['OTP-17'] } },
  ] as const;

/** Another code, where the first does not come: once the last one had its minute. (OTP-04, OTP-05, OTP-22) */
export const createResendState = <const To extends { target: string; actions?: string }>(to: To) =>
  ({
    description: 'Another code, where the first does not come',
    initial: 'counting',
    states: {
      counting: {
        description: 'Not yet: the last one is on its way',
        meta: { messages: ['code.resendAfter'], requires: ['OTP-04', 'OTP-05'] },
        after: { resendAfter: { target: 'ready', description: 'A minute is over', meta: { requires: ['OTP-05'] } } },
      },
      ready: {
        description: 'The shopper may have another one sent',
        meta: { requires: ['OTP-05'] },
        on: {
          'code.resent': {
            guard: 'isIdle',
            ...to,
            description: 'The shopper asks for another code',
            meta: { requires: ['OTP-22'] },
          },
        },
      },
    },
  }) as const;

/** What is said of a code that was typed, or sent once more. (OTP-17, OTP-20, OTP-22) */
export const codeMessageStates = {
  resent: { description: 'Another code was sent', meta: { messages: ['code.resent'], requires: ['OTP-22'] } },
  incomplete: { description: 'The code is too short', meta: { messages: ['code.incomplete'], requires: ['OTP-17'] } },
  rejected: {
    description: 'The code was not the right one; the boxes are empty for the next',
    meta: { messages: ['code.wrong'], requires: ['OTP-20'] },
  },
} as const;
