import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ChartData } from '../catalogue/catalogue.ts';
import { throttleToFrame } from '../marks/throttleToFrame.ts';
import { mirror } from './mirror.ts';
import { type ActorRecording, createRecording } from './recording.ts';

/** What the live panel shows beside what its chart states. */
export type MirrorDisplay = {
  recording: ReturnType<typeof createRecording>;
  /** The chart that is shown; null where only the mirror itself is looked at. */
  chart: ChartData | null;
  /** Leads to another chart's diagram, or to a transition in this one. */
  navigate(to: { chart: string } | { transition: string }): void;
  /** The transition that is picked in the diagram. */
  pickedTransitionId: string | null;
};

export const MirrorDisplayContext = createContext<MirrorDisplay>({
  recording: createRecording(),
  chart: null,
  navigate: () => {},
  pickedTransitionId: null,
});

export const useMirrorDisplay = () => use(MirrorDisplayContext);

/** The diagram flashes each frame; lists that change more often than this cannot be read, and take its frames. In milliseconds. */
const NOTIFY_INTERVAL = 300;

/** The recording, drawn anew when something was reported: a few times a second at most. */
export function useRecording() {
  const { recording } = useMirrorDisplay();
  const follow = useCallback(
    (notify: () => void) => {
      const { schedule, end } = throttleToFrame(notify, NOTIFY_INTERVAL);
      const stop = recording.subscribe(schedule);
      return () => {
        stop();
        end();
      };
    },
    [recording],
  );
  useSyncExternalStore(follow, recording.count, recording.count);
  return recording;
}

/** What was recorded of the run that is looked at; undefined where there is none. */
export function useRecordedRun(): ActorRecording | undefined {
  const session = mirror.useView(({ run }) => run?.session);
  return useRecording()
    .actors()
    .get(session ?? '');
}
