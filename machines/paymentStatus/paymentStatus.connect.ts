import type { EventFrom, SnapshotFrom } from 'xstate';
import { MOST_POLLS, type paymentStatusMachine } from './paymentStatus.machine.ts';

type PaymentStatus = typeof paymentStatusMachine;

/** What the view of the wait may know; there is nothing to do in it. */
export function connect(state: SnapshotFrom<PaymentStatus>, _send: (event: EventFrom<PaymentStatus>) => void) {
  return {
    orderNo: state.context.orderNo,
    /** How often the payment was looked at, the look under way included. */
    polls: state.context.polls,
    mostPolls: MOST_POLLS,
  };
}
