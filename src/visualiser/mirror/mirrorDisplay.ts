import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ChartData } from '../catalogue/catalogue.ts';
import { throttleToFrame } from '../marks/throttleToFrame.ts';
import { mirror } from './mirror.ts';
import type { ActorRecording, Recording } from './recording.ts';

/** What the live panel shows beside what its chart states. */
type MirrorDisplay = { recording: Recording; chart: ChartData };

export const MirrorDisplayContext = createContext<MirrorDisplay | null>(null);

export function useMirrorDisplay(): MirrorDisplay {
  const display = use(MirrorDisplayContext);
  if (!display) throw new Error('No recording above this view');
  return display;
}

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
