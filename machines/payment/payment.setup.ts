import { assign, type EventObject, enqueueActions, setup } from 'xstate';
import type { BillingAddress, DeliveryAddress } from '../../src/domain/address.ts';
import type { Gateway, PaymentMethod, PaymentOverlay, PaymentState } from '../../src/domain/gateway.ts';
import type { PlacedOrder } from '../../src/domain/order.ts';
import type { paymentMessages } from '../../src/messages/payment.ts';
import { isUntrusted } from '../kit/failure.ts';
import type { Effect, Meta } from '../kit/meta.ts';
import { callbackPort, port } from '../kit/port.ts';
import { type RazorpayOutcome, razorpayMachine } from '../razorpay/razorpay.machine.ts';
import { type GatewayOutcome, testGatewayMachine } from '../testGateway/testGateway.machine.ts';

/** Who takes a payment over the store, and the method that the shopper paid by last in this browser, if any. */
export type ProviderOutput = { overlay: PaymentOverlay; lastMethod: PaymentMethod | null };
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

/** Who takes a payment by that method over the store; null where it is paid on the page of the card gateway. */
const getOverlay = (method: PaymentMethod, overlay: PaymentOverlay | null) =>
  ({ ccavenue: null, razorpay: overlay })[method];
export const isOffered = (method: PaymentMethod, overlay: PaymentOverlay | null) =>
  getOverlay(method, overlay) !== 'nobody';

/** Types, ports, guards and actions of the payment chart. */
export const paymentSetup = setup({
  types: {
    context: {} as PaymentInput & {
      /** Who takes a payment over the store; null until that is known. */
      overlay: PaymentOverlay | null;
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
    findProvider: port<ProviderOutput, { gateway: Gateway; razorpayOrderId: string | null }>('findProvider'),
    readPayment: port<PaymentState, { orderNo: string }>('readPayment'),
    razorpay: razorpayMachine,
    testGateway: testGatewayMachine,
    createPayLink: port<{ payLink: string }, PaymentInput>('createPayLink'),
  },
  guards: {
    isChosen: ({ context }) => context.method !== null,
    isPaidBefore: (_, payment: PaymentState) => payment === 'completed',
    isOverTheStore: ({ context: { method, overlay } }, by: PaymentOverlay) =>
      method !== null && getOverlay(method, overlay) === by,
    isUntrusted: (_, { error }: { error: unknown }) => isUntrusted(error),
    isOffered: ({ context }, method: PaymentMethod) => isOffered(method, context.overlay),
    endedAs: (_, { is, outcome }: { is: GatewayOutcome; outcome: GatewayOutcome | RazorpayOutcome }) => outcome === is,
  },
  actions: {
    /** The last choice stands as long as it is offered. */
    keepProvider: assign((_, { overlay, lastMethod }: ProviderOutput) => ({
      overlay,
      method: lastMethod && isOffered(lastMethod, overlay) ? lastMethod : null,
    })),
    rememberMethod: enqueueActions(({ context: { method }, enqueue }) => {
      if (method) enqueue.emit({ type: 'method.stored', method });
    }),
    end: assign((_, outcome: PaymentOutput) => ({ outcome })),
  },
  delays: { patience: 25_000 },
});
