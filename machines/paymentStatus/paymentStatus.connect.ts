import type { SnapshotFrom } from 'xstate';
import { MAX_POLLS, type paymentStatusMachine } from './paymentStatus.machine.ts';

type PaymentStatus = typeof paymentStatusMachine;

/** What the view of the wait may know; there is nothing to do in it. */
export function connect(state: SnapshotFrom<PaymentStatus>) {
  const { orderNo, polls } = state.context;
  const message = polls === 0 ? ('payment.asking' as const) : ('payment.askingAgain' as const);
  return {
    orderNo,
    /** How often the payment was looked at, the look under way included. */
    polls,
    /** Looks that brought no result. */
    done: Math.max(polls - 1, 0),
    mostPolls: MAX_POLLS,
    message,
  };
}
