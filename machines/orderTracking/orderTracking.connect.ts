import type { EventFrom, SnapshotFrom } from 'xstate';
import { getTrackingFieldId, type orderTrackingMachine, type TrackingField } from './orderTracking.machine.ts';

type OrderTracking = typeof orderTrackingMachine;

/** Why no order is found, where neither field is wrong. */
const FAULTS = ['unknown', 'blocked', 'failed'] as const;

/** What the way to an order may know and do. */
export function connect(state: SnapshotFrom<OrderTracking>, send: (event: EventFrom<OrderTracking>) => void) {
  const toField = (field: TrackingField) => ({
    id: getTrackingFieldId(field),
    value: state.context[field],
    type: (text: string) => send({ type: 'field.typed', field, text }),
  });
  return {
    number: { ...toField('number'), isWrong: state.matches({ entering: 'invalidNumber' }) },
    mobile: { ...toField('mobile'), isWrong: state.matches({ entering: 'unreachable' }) },
    isEntering: state.matches('entering') || state.matches('requesting'),
    isRequesting: state.matches('requesting'),
    isSent: state.matches('sent'),
    /** What keeps the order from being found, if it is neither of the fields. */
    fault: FAULTS.find((fault) => state.matches({ entering: fault })) ?? null,
    submit: () => send({ type: 'tracking.submitted' }),
    wantCode: () => send({ type: 'code.wanted' }),
    change: () => send({ type: 'tracking.changed' }),
  };
}
