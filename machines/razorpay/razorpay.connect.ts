import type { EventFrom, SnapshotFrom } from 'xstate';
import { findMessage } from '../kit/meta.ts';
import type { razorpayMachine } from './razorpay.machine.ts';

type Razorpay = typeof razorpayMachine;

/** What the store shows around the second provider's popup. */
export function connect(state: SnapshotFrom<Razorpay>, send: (event: EventFrom<Razorpay>) => void) {
  return {
    /** What the store's own dialog waits for. */
    pendingMessage: findMessage(state, ['razorpay.loading', 'razorpay.verifying', 'razorpay.checking']),
    isUnavailable: state.matches('unavailable'),
    /** The provider's popup has the window: no dialog of the store may lie over it. */
    isOpen: state.matches('open'),
    isRefused: state.matches({ open: 'retry' }),
    canLeave: state.can({ type: 'razorpay.left' }),
    retry: () => send({ type: 'razorpay.retried' }),
    leave: () => send({ type: 'razorpay.left' }),
  };
}
