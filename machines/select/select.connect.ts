import type { EventFrom, SnapshotFrom } from 'xstate';
import { getMessageId } from '../kit/meta.ts';
import type { selectMachine } from './select.machine.ts';

type Select = typeof selectMachine;

/** What the page that asks for the picture's source may know and do. */
export function connect(state: SnapshotFrom<Select>, send: (event: EventFrom<Select>) => void) {
  return {
    /** Null where the address requests nothing that there is. */
    headline: getMessageId(state),
    isFraming: state.matches({ choosing: 'framing' }),
    chooseUpload: () => send({ type: 'upload.chosen' }),
    chooseArt: () => send({ type: 'art.chosen' }),
  };
}
