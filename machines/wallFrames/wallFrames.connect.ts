import type { EventFrom, SnapshotFrom } from 'xstate';
import type { wallFramesMachine } from './wallFrames.machine.ts';

type WallFramesChart = typeof wallFramesMachine;

/** What the choice of a wall's frames may know and do. */
export function connect(state: SnapshotFrom<WallFramesChart>, send: (event: EventFrom<WallFramesChart>) => void) {
  const { title, layout, frame, parts } = state.context;
  return {
    title,
    layout,
    /** The name of the frame that is seen. */
    frame,
    /** Null for one that the shop does not sell by itself. */
    look: parts?.frames.find((each) => each.title === frame) ?? null,
    frames: parts?.frames ?? [],
    prints: parts?.prints ?? [],
    isOpen: state.status === 'active',
    isReading: state.matches('reading'),
    hasFailed: state.matches('failed'),
    pick: (frame: string) => send({ type: 'frame.picked', frame }),
    apply: () => send({ type: 'frame.applied' }),
    close: () => send({ type: 'frames.closed' }),
    retry: () => send({ type: 'frames.retried' }),
  };
}
