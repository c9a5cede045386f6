import type { EventFrom, SnapshotFrom } from 'xstate';
import type { pincodeMachine } from './pincode.machine.ts';
import { PINCODE_MESSAGES } from './pincodeLookup.ts';

type Pincode = typeof pincodeMachine;

/** What the pincode box may know and do. */
export function connect(state: SnapshotFrom<Pincode>, send: (event: EventFrom<Pincode>) => void) {
  return {
    text: state.context.text,
    place: state.context.place,
    status: state.value,
    canRetry: state.can({ type: 'pincode.retried' }),
    /** What is known of the pincode; of one we deliver to it is stated in how many days. */
    message: PINCODE_MESSAGES[state.value],
    type: (text: string) => send({ type: 'pincode.typed', text }),
    retry: () => send({ type: 'pincode.retried' }),
  };
}

/** How what is known of a pincode is shown: success is green, fault is red, and both carry an icon. (PIN-08, PIN-09) */
export const STATUS_TONE = {
  unknown: 'plain',
  lookingUp: 'plain',
  serviceable: 'success',
  unserviceable: 'fault',
  unanswered: 'plain',
} as const;
