import type { EventFrom, SnapshotFrom } from 'xstate';
import { getFramedWall, type wallFramesMachine } from './wallFrames.machine.ts';

type WallFramesChart = typeof wallFramesMachine;

/** What the choice of a wall's frames may know and do. */
export function connect(state: SnapshotFrom<WallFramesChart>, send: (event: EventFrom<WallFramesChart>) => void) {
  const { title, frame, parts } = state.context;
  return {
    title,
    /** The name of the frame that is seen. */
    frame,
    wall: getFramedWall(state.context),
    frames: parts?.frames ?? [],
    isOpen: state.status === 'active',
    isLoading: state.matches('loading'),
    hasFailed: state.matches('failed'),
    pick: (frame: string) => send({ type: 'frame.picked', frame }),
    apply: () => send({ type: 'frame.applied' }),
    close: () => send({ type: 'frames.closed' }),
    retry: () => send({ type: 'frames.retried' }),
  };
}
