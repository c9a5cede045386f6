import { assign, type EventObject, enqueueActions, setup } from 'xstate';
import type { BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import type { Gateway, PaymentMethod, PaymentProviders, PaymentState } from '../../src/domain/gateway.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import { isUntrusted } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';
import { type RazorpayOutcome, razorpayMachine } from '../razorpay/razorpay.machine.ts';
import { type GatewayOutcome, testGatewayMachine } from '../testGateway/testGateway.machine.ts';

/** Who takes a payment, and the method that the shopper paid by last in this browser, if any. */
export type ProvidersOutput = { providers: PaymentProviders; lastMethod: PaymentMethod | null };
export type PaymentEffect = Effect | { type: 'method.stored'; method: PaymentMethod };

export type PaymentInput = PlacedOrder & {
  billing: BillingAddress;
  /** Null where it is the billing address. */
  delivery: DeliveryAddress | null;
  gateway: Gateway;
};
/**
 * How the popup was left: `submitted` where nothing is left to pay here; `linked` where the payment goes on at a page of
 * the provider; `closed` unpaid.
 */
export type PaymentOutput = { kind: 'submitted' | 'closed' } | { kind: 'linked'; payLink: string };

export const isOffered = (method: PaymentMethod, providers: PaymentProviders | null) => providers?.[method] !== null;

/** Types, ports, guards and actions of the payment chart. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentInput & {
      /** Null until they are known. */
      providers: PaymentProviders | null;
      method: PaymentMethod | null;
      /** How the popup would be left now. */
      outcome: PaymentOutput;
    },
    events: {} as
      | { type: 'method.chosen'; method: PaymentMethod }
      | { type: 'payment.continued' }
      | { type: 'popup.closed' }
      /** Another tab knows it. */
      | { type: 'order.paid' },
    emitted: {} as PaymentEffect,
    input: {} as PaymentInput,
    output: {} as PaymentOutput,
    meta: {} as Meta<keyof typeof paymentMessages>,
  },
  actors: {
    otherTabs: callbackPort<EventObject, { orderNo: string }>(),
    findProviders: port<ProvidersOutput, { gateway: Gateway; razorpayOrderId: string | null }>('findProviders'),
    readPayment: port<PaymentState, { orderNo: string }>('readPayment'),
    razorpay: razorpayMachine,
    testGateway: testGatewayMachine,
    createPayLink: port<{ payLink: string }, PaymentInput>('createPayLink'),
  },
  guards: {
    isChosen: ({ context }) => context.method !== null,
    isPaidBefore: (_, payment: PaymentState) => payment === 'completed',
    isTakenBy: ({ context: { method, providers } }, by: PaymentProviders[PaymentMethod]) =>
      method !== null && providers?.[method] === by,
    isUntrusted: (_, { error }: { error: unknown }) => isUntrusted(error),
    isOffered: ({ context }, method: PaymentMethod) => isOffered(method, context.providers),
    endedAs: (_, { is, outcome }: { is: GatewayOutcome; outcome: GatewayOutcome | RazorpayOutcome }) => outcome === is,
  },
  actions: {
    /** The last choice stands as long as it is offered. */
    keepProviders: assign((_, { providers, lastMethod }: ProvidersOutput) => ({
      providers,
      method: lastMethod && isOffered(lastMethod, providers) ? lastMethod : null,
    })),
    rememberMethod: enqueueActions(({ context: { method }, enqueue }) => {
      if (method) enqueue.emit({ type: 'method.stored', method });
    }),
    end: assign((_, outcome: PaymentOutput) => ({ outcome })),
  },
  delays: { patience: 25_000 },
});
