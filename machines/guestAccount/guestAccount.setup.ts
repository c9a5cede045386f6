import { assign, not, setup, stateIn } from 'xstate';
import { isCompleteCode, RESEND_DELAY } from '../../src/domain/contactMethod.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { oneTimeCodeMessages } from '../../src/messages/account.ts';
import type { checkoutMessages } from '../../src/messages/checkout.ts';
import type { CodeEvent } from '../kit/codeEntry.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

export type GuestInput = { mobile: string; mail: string; fullName: string };
/** How the guest is known to the backend. */
type Channel = 'mobile' | 'mail';
/** `isRegistrant`: the account was made by this visit just now, so what is in it was typed here. */
export type CodeRecipient = GuestInput & { channel: Channel; isRegistrant: boolean };
/** `code` is null where it went to the shopper only; `account` is the name of the account that it opens, if reported. */
export type SendCodeResult = { code: string | null; account: string | null };

/** Types, ports, guards and actions of the chart of the guest's account. */
export const guestAccountSetup = setup({
  types: {
    context: {} as CodeRecipient & {
      code: string;
      account: string | null;
      /** Whether the shopper requested another code. */
      hasResent: boolean;
      session: UserSession | null;
    },
    events: {} as CodeEvent | { type: 'mail.preferred' },
    input: {} as GuestInput,
    output: {} as UserSession | null,
    meta: {} as Meta<keyof (typeof checkoutMessages & typeof oneTimeCodeMessages)>,
  },
  actors: {
    findUser: port<boolean, { mobile: string }>('findUser'),
    /** Whether the account is of this visit's making: another may have made it meanwhile. */
    signUp: port<boolean, GuestInput>('signUp'),
    requestCode: port<SendCodeResult, CodeRecipient>('requestCode'),
    /** A refused code is an answer, not a failure: null. */
    verifyCode: port<UserSession | null, CodeRecipient & { code: string; account: string | null }>('verifyCode'),
  },
  guards: {
    isKnown: (_, found: boolean) => found,
    isByPhone: ({ context }) => context.channel === 'mobile',
    hasCode: (_, code: string | null) => code !== null,
    wasResent: ({ context }) => context.hasResent,
    isComplete: (_, code: string) => isCompleteCode(code),
    isWrong: (_, session: UserSession | null) => session === null,
    isIdle: not(stateIn('#guestAccount.enteringCode.code.checking')),
  },
  actions: {
    keepRegistrant: assign((_, isRegistrant: boolean) => ({ isRegistrant })),
    takeCode: assign((_, { code, account }: SendCodeResult) => ({ code: code ?? '', account })),
    typeCode: assign((_, code: string) => ({ code })),
    emptyCode: assign({ code: '' }),
    askAgain: assign({ hasResent: true }),
    turnToMail: assign({ channel: 'mail', hasResent: false }),
    keepSession: assign((_, session: UserSession | null) => ({ session })),
  },
  // Four calls may follow each other here, so each is given up sooner than a single one would be.
  delays: { patience: 12_000, resendAfter: RESEND_DELAY * 1_000 },
});

/** How a step turns to the mail where the phone does not work. */
export const SWITCH_TO_MAIL = {
  target: '#guestAccount.requestingCode',
  description: 'It did not succeed: the code goes by e-mail',
  actions: 'turnToMail',
  meta: { messages: ['guest.byMail'], requires: ['GUEST-02'] },
} as const;
