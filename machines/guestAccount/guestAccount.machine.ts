import { assign, setup } from 'xstate';
import type { GuestSession } from '../../src/domain/guest.ts';
import type { Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';

export type GuestInput = { mobile: string; mail: string; fullName: string };
/** How the guest is known to the backend. */
type Via = 'mobile' | 'mail';
export type Whom = GuestInput & { via: Via };
/** `code` is null where it went to the shopper only; `account` is the name of the account that it opens, if told. */
export type SentCode = { code: string | null; account: string | null };
/** A refused code is an answer, not a failure. */
export type Verification = { session: GuestSession } | { wrongCode: true };

/** A temporary account for a guest: by a code to the phone, else by mail. */
export const guestAccountMachine = setup({
  types: {
    context: {} as GuestInput & {
      via: Via;
      code: string;
      codeWasTyped: boolean;
      account: string | null;
      session: GuestSession | null;
    },
    events: {} as { type: 'code.entered'; code: string } | { type: 'code.resent' } | { type: 'mail.preferred' },
    input: {} as GuestInput,
    output: {} as GuestSession | null,
    meta: {} as Meta,
  },
  actors: {
    findUser: port<boolean, { mobile: string }>('findUser'),
    signUp: port<void, GuestInput>('signUp'),
    requestCode: port<SentCode, Whom>('requestCode'),
    verifyCode: port<Verification, Whom & { code: string; account: string | null }>('verifyCode'),
  },
  guards: {
    isKnown: (_, found: boolean) => found,
    isByPhone: ({ context }) => context.via === 'mobile',
    hasCode: (_, code: string | null) => code !== null,
    isWholeCode: (_, code: string) => /^\d{4}$/.test(code),
    isWrong: (_, answer: Verification) => 'wrongCode' in answer,
    wasTyped: ({ context }) => context.codeWasTyped,
  },
  actions: {
    takeCode: assign((_, { code, account }: SentCode) => ({ code: code ?? '', account, codeWasTyped: false })),
    awaitCode: assign((_, { account }: SentCode) => ({ code: '', account })),
    typeCode: assign((_, code: string) => ({ code, codeWasTyped: true })),
    turnToMail: assign({ via: 'mail' }),
    keepSession: assign((_, answer: Verification) => ({ session: 'session' in answer ? answer.session : null })),
  },
  // Four calls may follow each other here, so each is given up sooner than a single one would be.
  delays: { patience: 12_000 },
}).createMachine({
  id: 'guestAccount',
  description: 'A temporary account for a guest',
  context: ({ input }) => ({ ...input, via: 'mobile', code: '', codeWasTyped: false, account: null, session: null }),
  output: ({ context }) => context.session,
  initial: 'lookingUp',
  states: {
    lookingUp: {
      description: 'Does the backend know this phone number?',
      meta: { requires: ['GUEST-01'], says: ['checkout.accountInProgress'] },
      invoke: {
        id: 'findUser',
        src: 'findUser',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: [
          { guard: { type: 'isKnown', params: ({ event }) => event.output }, target: 'requestingCode' },
          { target: 'signingUp', meta: { requires: ['GUEST-03'] } },
        ],
        onError: { target: 'requestingCode', actions: 'turnToMail', meta: { requires: ['GUEST-02'] } },
      },
      after: {
        patience: {
          target: 'requestingCode',
          actions: 'turnToMail',
          description: 'No answer at all',
          meta: { requires: ['GUEST-02'] },
        },
      },
    },
    signingUp: {
      description: 'An account is made, with a code of its own in place of a password',
      meta: { requires: ['GUEST-03'], says: ['checkout.accountInProgress'] },
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context: { mobile, mail, fullName } }) => ({ mobile, mail, fullName }),
        onDone: 'requestingCode',
        onError: { target: 'requestingCode', actions: 'turnToMail', meta: { requires: ['GUEST-02'] } },
      },
      after: {
        patience: {
          target: 'requestingCode',
          actions: 'turnToMail',
          description: 'No answer at all',
          meta: { requires: ['GUEST-02'] },
        },
      },
    },
    requestingCode: {
      description: 'A one-time code is asked for',
      meta: { requires: ['GUEST-01'], says: ['checkout.accountInProgress'] },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasCode', params: ({ event }) => event.output.code },
            target: 'verifying',
            description: 'The answer carries the code',
            actions: { type: 'takeCode', params: ({ event }) => event.output },
          },
          {
            target: 'enteringCode',
            description: 'The code went to the shopper only',
            actions: { type: 'awaitCode', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: 'isByPhone',
            target: 'requestingCode',
            reenter: true,
            actions: 'turnToMail',
            meta: { requires: ['GUEST-02'] },
          },
          { target: 'failed', meta: { requires: ['CHK-42'] } },
        ],
      },
      after: { patience: { target: 'unverified', description: 'No answer at all' } },
    },
    enteringCode: {
      description: 'The shopper types the code',
      meta: { says: ['guest.enterCode'], requires: ['GUEST-01'] },
      initial: 'awaiting',
      on: {
        'code.entered': [
          {
            guard: { type: 'isWholeCode', params: ({ event }) => event.code },
            target: 'verifying',
            actions: { type: 'typeCode', params: ({ event }) => event.code },
          },
          { target: '.incomplete', description: 'Fewer than four digits' },
        ],
        'code.resent': { target: 'requestingCode', description: 'The shopper asks for another code' },
        'mail.preferred': {
          target: 'requestingCode',
          guard: 'isByPhone',
          actions: 'turnToMail',
          description: 'The shopper goes on by mail',
          meta: { requires: ['GUEST-02'] },
        },
      },
      states: {
        awaiting: { description: 'Nothing typed yet' },
        incomplete: { description: 'The code is too short', meta: { says: ['guest.incomplete'] } },
        wrong: { description: 'The code was not the right one', meta: { says: ['guest.wrongCode'] } },
      },
    },
    verifying: {
      description: 'The code is checked',
      meta: { requires: ['GUEST-01'], says: ['checkout.accountInProgress'] },
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'refused',
          },
          {
            target: 'signedIn',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
            meta: { requires: ['GUEST-04'] },
          },
        ],
        onError: 'unverified',
      },
      after: { patience: { target: 'unverified', description: 'No answer at all' } },
    },
    refused: {
      description: 'The code was refused',
      always: [
        { guard: 'wasTyped', target: 'enteringCode.wrong', description: 'The shopper may type it again' },
        { target: 'unverified' },
      ],
    },
    unverified: {
      description: 'The code did not do; is there another way?',
      always: [
        { guard: 'isByPhone', target: 'requestingCode', actions: 'turnToMail', meta: { requires: ['GUEST-02'] } },
        { target: 'failed' },
      ],
    },
    signedIn: { type: 'final', description: 'The guest has a temporary account' },
    failed: { type: 'final', description: 'Neither way made an account', meta: { requires: ['CHK-42'] } },
  },
});
