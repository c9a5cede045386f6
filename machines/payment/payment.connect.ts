import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { paymentMessages } from '../../src/messages/payment.ts';
import type { razorpayMachine } from '../razorpay/razorpay.machine.ts';
import type { testGatewayMachine } from '../testGateway/testGateway.machine.ts';
import type { PaymentMethod, paymentMachine } from './payment.machine.ts';

type Payment = typeof paymentMachine;

/** Why the shopper is back at the choice, and whether that was a fault rather than the shopper's own doing. */
const RETURNED = {
  closed: { message: 'payment.closed', isFault: false },
  unpaid: { message: 'payment.unpaid', isFault: false },
  refused: { message: 'payment.refused', isFault: true },
  linkRefused: { message: 'payment.linkRefused', isFault: true },
  linkFailed: { message: 'payment.linkFailed', isFault: true },
} as const satisfies Record<string, { message: keyof typeof paymentMessages; isFault: boolean }>;
const RETURNS = Object.keys(RETURNED) as (keyof typeof RETURNED)[];

/** What the shopper who has pressed Continue waits for. */
const PENDING_MESSAGES = { checkingPayment: 'payment.checking', linking: 'payment.linking' } as const satisfies Record<
  string,
  keyof typeof paymentMessages
>;
const WAITS = Object.keys(PENDING_MESSAGES) as (keyof typeof PENDING_MESSAGES)[];

/** What the payment popup may know and do. Amounts in paise. */
export function connect(state: SnapshotFrom<Payment>, send: (event: EventFrom<Payment>) => void) {
  const { amount, orderNo, method, overlay } = state.context;
  const back = RETURNS.find((reason) => state.matches({ choosing: reason }));
  const waits = WAITS.find((waiting) => state.matches(waiting));
  return {
    amount,
    orderNo,
    method,
    isOpen: state.matches('loading') || state.matches('choosing') || waits !== undefined,
    pendingMessage: waits ? PENDING_MESSAGES[waits] : null,
    isMethodMissing: state.matches({ choosing: 'missing' }),
    /** The store has no account with the second provider, and nothing stands in for it. */
    isRazorpayMissing: overlay === 'nobody',
    returnMessage: back ? RETURNED[back] : null,
    /** The provider that opens over the store, or its stand-in, while it does. */
    razorpay: state.children.razorpay as ActorRefFrom<typeof razorpayMachine> | undefined,
    testGateway: state.children.testGateway as ActorRefFrom<typeof testGatewayMachine> | undefined,
    canChoose: (offered: PaymentMethod) => state.can({ type: 'method.chosen', method: offered }),
    canContinue: state.can({ type: 'payment.continued' }),
    choose: (chosen: PaymentMethod) => send({ type: 'method.chosen', method: chosen }),
    goOn: () => send({ type: 'payment.continued' }),
    close: () => send({ type: 'popup.closed' }),
  };
}
