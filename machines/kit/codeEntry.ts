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
