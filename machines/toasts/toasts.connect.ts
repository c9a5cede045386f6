import type { EventFrom, SnapshotFrom } from 'xstate';
import type { toastsMachine } from './toasts.machine.ts';

type Toasts = typeof toastsMachine;

/** What the place of the notices may know and do. */
export function connect(state: SnapshotFrom<Toasts>, send: (event: EventFrom<Toasts>) => void) {
  const { toast, count } = state.context;
  return {
    toast,
    /** Distinguishes two notices of one text. */
    number: count,
    isPaused: state.matches({ showing: 'hovered' }),
    dismiss: () => send({ type: 'toast.dismissed' }),
    hold: () => send({ type: 'toast.hovered' }),
    release: () => send({ type: 'toast.released' }),
  };
}
