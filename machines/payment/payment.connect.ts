import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { PaymentMethod } from '../../src/domain/gateway.ts';
import { findMessage } from '../kit/meta.ts';
import type { razorpayMachine } from '../razorpay/razorpay.machine.ts';
import type { testGatewayMachine } from '../testGateway/testGateway.machine.ts';
import type { paymentMachine } from './payment.machine.ts';
import { isOffered } from './payment.setup.ts';

type Payment = typeof paymentMachine;

/** What the payment popup may know and do. Amounts in paise. */
export function connect(state: SnapshotFrom<Payment>, send: (event: EventFrom<Payment>) => void) {
  const { amount, orderNo, method, providers } = state.context;
  const faultMessage = findMessage(state, ['payment.refused', 'payment.linkRefused', 'payment.linkFailed']);
  const pendingMessage = findMessage(state, ['payment.checking', 'payment.linking']);
  return {
    amount,
    orderNo,
    method,
    isOpen: state.matches('loading') || state.matches('choosing') || pendingMessage !== null,
    /** What the shopper who has pressed Continue waits for. */
    pendingMessage,
    isMethodMissing: state.matches({ choosing: 'missing' }),
    /** Whether anybody takes a payment by this method. */
    isOffered: (listed: PaymentMethod) => isOffered(listed, providers),
    /** Why the shopper is back at the choice, and whether that was a fault rather than their own doing. */
    returnMessage: faultMessage ?? findMessage(state, ['payment.closed', 'payment.unpaid']),
    isFault: faultMessage !== null,
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
