import type { EventFrom, SnapshotFrom } from 'xstate';
import type { photoMachine } from './photo.machine.ts';

type Chart = typeof photoMachine;

/** What the place of a form's photo may know and do. */
export function connect(state: SnapshotFrom<Chart>, send: (event: EventFrom<Chart>) => void) {
  const { name, previewUrl, fault, progress, sent } = state.context;
  const refused = state.matches('refused') && fault ? (`upload.${fault}` as const) : null;
  return {
    name,
    /** Where it can be looked at: on this device, or at the backend, root-relative. */
    previewUrl: previewUrl ?? sent?.url ?? null,
    isReading: state.matches('reading'),
    isRestoring: state.matches('restoring'),
    isSending: state.matches('sending'),
    /** Has the backend the photo that is shown? */
    isUploaded: sent !== null && !state.matches('restoring'),
    hasFailed: state.matches('failed'),
    /** How much of it is sent, in whole percents. */
    percent: Math.round(progress * 100),
    /** Why the last file was not taken; null where none was refused. */
    refusal: refused ?? (state.matches('unreadable') ? ('upload.failed' as const) : null),
    choose: (file: File) => send({ type: 'file.chosen', file }),
    cancel: () => send({ type: 'photo.cancelled' }),
    retry: () => send({ type: 'sending.retried' }),
  };
}
