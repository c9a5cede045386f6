import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { uploadMachine } from './upload.machine.ts';

type Upload = typeof uploadMachine;

/** What the start of custom framing may know and do. */
export function connect(state: SnapshotFrom<Upload>, send: (event: EventFrom<Upload>) => void) {
  const { name, fault } = state.context;
  const isBusy = state.matches('reading') || state.matches('opened');
  return {
    name,
    isBusy,
    canCancel: state.can({ type: 'reading.cancelled' }),
    isTooLow: state.matches('tooLow'),
    /** Why there is no photo yet; null where none was refused. */
    refusal: isBusy || state.matches('waiting') ? null : fault ? (`upload.${fault}` as const) : getMessageId(state),
    message: getMessageId(state),
    choose: (file: File) => send({ type: 'file.chosen', file }),
    cancel: () => send({ type: 'reading.cancelled' }),
  };
}
