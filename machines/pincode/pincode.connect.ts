import type { EventFrom, SnapshotFrom } from 'xstate';
import type { DeliveryDays } from '../../src/domain/delivery.ts';
import type { MessageId } from '../../src/messages/messages.ts';
import type { pincodeMachine } from './pincode.machine.ts';

type Pincode = typeof pincodeMachine;

/** What the pincode box may know and do. `delivery` is the promise for the thing that is looked at. */
export function connect(state: SnapshotFrom<Pincode>, send: (event: EventFrom<Pincode>) => void) {
  const says: Record<typeof state.value, (delivery: DeliveryDays) => MessageId | null> = {
    unknown: () => null,
    lookingUp: () => 'pincode.lookingUp',
    serviceable: (delivery) => `pincode.${delivery}`,
    unserviceable: () => 'pincode.unserviceable',
    unanswered: () => 'pincode.unanswered',
  };
  return {
    text: state.context.text,
    place: state.context.place,
    standing: state.value,
    isServiceable: state.matches('serviceable'),
    canRetry: state.can({ type: 'pincode.retried' }),
    says: says[state.value],
    type: (text: string) => send({ type: 'pincode.typed', text }),
    retry: () => send({ type: 'pincode.retried' }),
  };
}
