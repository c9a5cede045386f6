import { assign, emit, sendTo, setup } from 'xstate';
import { parseMobile } from '../../src/domain/contactDetails.ts';
import { parseOrderNumber } from '../../src/domain/order.ts';
import type { UserSession } from '../../src/domain/userSession.ts';
import type { trackingMessages } from '../../src/messages/order.ts';
import type { SendCodeResult } from '../codeLogin/codeLogin.setup.ts';
import type { Login } from '../kit/login.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { port } from '../kit/port.ts';
import type { SessionReport } from '../session/session.setup.ts';
import { sessionInvocation, sessionPort } from '../session/sessionPort.ts';

/** Where an order is tracked; `formatTrackingPath` adds its number. */
export const TRACKING_PATH = '/track-order';

/** The page on which the order of a number is tracked, with the number in its address. */
const formatTrackingPath = (number: string): string => `${TRACKING_PATH}?${new URLSearchParams({ number })}`;

export type TrackingField = 'number' | 'mobile';

/** `number` as the address has it, '' where it has none. */
export type OrderTrackingInput = { number: string; session: UserSession | null };

type FieldInput = { field: TrackingField; text: string };

/** Finds an order by its number and the mobile number that it was ordered with, which a one-time code confirms. */
export const orderTrackingMachine = setup({
  types: {
    context: {} as Login & Record<TrackingField, string>,
    events: {} as
      | ({ type: 'field.typed' } & FieldInput)
      | { type: 'tracking.submitted' }
      | { type: 'tracking.changed' }
      | { type: 'code.wanted' },
    emitted: {} as Effect,
    input: {} as OrderTrackingInput,
    meta: {} as Meta<keyof typeof trackingMessages>,
  },
  actors: {
    session: sessionPort,
    requestCode: port<SendCodeResult, { mobile: string }>('requestCode'),
  },
  guards: {
    isSignedIn: ({ context }) => context.session !== null,
    isConfirmed: ({ context }) => context.session !== null && parseOrderNumber(context.number) !== '',
    lacksNumber: ({ context }) => parseOrderNumber(context.number) === '',
    lacksMobile: ({ context }) => parseMobile(context.mobile) === '',
    isAnswer: (_, { answer, is }: { answer: SendCodeResult; is: SendCodeResult }) => answer === is,
  },
  actions: {
    type: assign((_, { field, text }: FieldInput) => ({ [field]: text })),
    focus: emit((_, field: TrackingField) => ({ type: 'focus', field: getTrackingFieldId(field) })),
    openOrder: emit(({ context }) => ({
      type: 'navigate',
      to: `/order/${parseOrderNumber(context.number)}`,
      replace: true,
    })),
    openOrders: emit({ type: 'navigate', to: '/account/orders/', replace: true }),
    /** Whoever signs in begins this page anew: the number stays in its address. */
    keepNumber: emit(({ context }) => ({
      type: 'navigate',
      to: formatTrackingPath(parseOrderNumber(context.number)),
      replace: true,
    })),
    openLogin: sendTo('session', { type: 'login.requested' } satisfies SessionReport),
  },
  delays: { patience: 25_000 },
}).createMachine({
  id: 'orderTracking',
  description: 'An order, found by its number and the mobile number that it was ordered with',
  context: ({ input }) => ({ ...input, mobile: '' }),
  initial: 'deciding',
  invoke: sessionInvocation,
  states: {
    deciding: {
      description: 'Is anybody signed in?',
      always: [
        { guard: 'isConfirmed', target: 'found', description: 'Whoever asks for an order has signed in' },
        { guard: 'isSignedIn', target: 'listed', description: 'A customer is signed in, and asks for no single order' },
        { target: 'entering', description: 'Nobody is signed in' },
      ],
    },
    entering: {
      description: 'Two fields ask for the number of the order and the mobile number it was ordered with',
      meta: { requires: ['GUEST-01', 'ORD-33'] },
      initial: 'noErrors',
      on: {
        'field.typed': {
          target: '.noErrors',
          description: 'A field is typed into',
          actions: { type: 'type', params: ({ event }) => event },
        },
        'tracking.submitted': [
          {
            guard: 'lacksNumber',
            target: '.invalidNumber',
            description: 'No number of an order is typed',
            actions: { type: 'focus', params: 'number' },
          },
          {
            guard: 'lacksMobile',
            target: '.unreachable',
            description: 'No mobile number is typed',
            actions: { type: 'focus', params: 'mobile' },
          },
          { target: 'requesting', description: 'Both are there' },
        ],
      },
      states: {
        noErrors: { description: 'Nothing is wrong so far' },
        invalidNumber: {
          description: 'The number of the order is missing or is none',
          meta: { messages: ['tracking.number'] },
        },
        unreachable: {
          description: 'The mobile number is missing or is none',
          meta: { messages: ['tracking.mobile'], requires: ['OTP-15'] },
        },
        unknown: {
          description: 'Nobody has ordered with this mobile number',
          meta: { messages: ['tracking.unknown'] },
        },
        blocked: {
          description: 'Too many codes were asked for with this number',
          meta: { messages: ['tracking.blocked'], requires: ['OTP-23'] },
        },
        failed: {
          description: 'No code could be sent; what was typed is still there',
          meta: { messages: ['tracking.failed'] },
        },
      },
    },
    requesting: {
      description: 'A one-time code is sent to the mobile number',
      meta: { messages: ['tracking.requesting'], requires: ['API-14'] },
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ mobile: parseMobile(context.mobile) }),
        onDone: [
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'sent' }) },
            target: 'sent',
            description: 'The code is sent, and the popup asks for it',
            actions: ['keepNumber', 'openLogin'],
            meta: { requires: ['OTP-03'] },
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'unknown' }) },
            target: 'entering.unknown',
            description: 'Nobody is known by this mobile number',
          },
          {
            guard: { type: 'isAnswer', params: ({ event }) => ({ answer: event.output, is: 'invalid' }) },
            target: 'entering.unreachable',
            description: 'The backend takes no such number',
          },
          { target: 'entering.blocked', description: 'Too many codes were asked for', meta: { requires: ['OTP-23'] } },
        ],
        onError: { target: 'entering.failed', description: 'The code could not be sent' },
      },
      after: { patience: { target: 'entering.failed', description: 'No answer at all' } },
    },
    sent: {
      description: 'The code is on its way; whoever types it is signed in, and sees the order',
      meta: { messages: ['tracking.sent'], requires: ['OTP-24'] },
      on: {
        'code.wanted': { description: 'The popup was closed, and is wanted again', actions: 'openLogin' },
        'tracking.changed': { target: 'entering', description: 'Another order, or another mobile number' },
      },
    },
    found: { description: 'The way leads to the order', meta: { requires: ['ORD-33'] }, entry: 'openOrder' },
    listed: { description: 'The way leads to all orders of the customer', entry: 'openOrders' },
  },
});

/** The id of a field's control, which the chart can have focused. */
export const getTrackingFieldId = (field: TrackingField): string => `tracking-${field}`;
