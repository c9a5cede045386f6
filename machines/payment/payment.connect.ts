import type { ActorRefFrom, EventFrom, SnapshotFrom } from 'xstate';
import type { MessageId } from '../../src/messages/messages.ts';
import type { testGatewayMachine } from '../testGateway/testGateway.machine.ts';
import type { PaymentMethod, paymentMachine } from './payment.machine.ts';

type Payment = typeof paymentMachine;

/** What the payment popup may know and do. Amount in paise. */
export function connect(state: SnapshotFrom<Payment>, send: (event: EventFrom<Payment>) => void) {
  const { amount, orderNo, method } = state.context;
  const returned = (): MessageId | null => {
    if (state.matches({ choosing: 'closed' })) return 'payment.closed';
    return state.matches({ choosing: 'linkFailed' }) ? 'payment.linkFailed' : null;
  };
  return {
    amount,
    orderNo,
    method,
    isOpen: state.matches('choosing') || state.matches('linking'),
    isLinking: state.matches('linking'),
    isMethodMissing: state.matches({ choosing: 'missing' }),
    /** Why the shopper is back at the choice. */
    returned: returned(),
    /** The provider that opens over the store, while it does. */
    provider: state.children.razorpay as ActorRefFrom<typeof testGatewayMachine> | undefined,
    canContinue: state.can({ type: 'payment.continued' }),
    choose: (chosen: PaymentMethod) => send({ type: 'method.chosen', method: chosen }),
    goOn: () => send({ type: 'payment.continued' }),
    close: () => send({ type: 'popup.closed' }),
  };
}
