import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ChartData } from '../catalogue/catalogue.ts';
import { createRecording } from './recording.ts';

/** What the live panel shows beside what its chart says. */
export type Showing = {
  recording: ReturnType<typeof createRecording>;
  /** The chart that is shown; null where only the mirror itself is looked at. */
  chart: ChartData | null;
  /** Leads to another chart's diagram, or to a transition in this one. */
  lead(to: { chart: string } | { transition: string }): void;
  /** The transition that is picked in the diagram. */
  picked: string | null;
};

export const ShowingContext = createContext<Showing>({
  recording: createRecording(),
  chart: null,
  lead: () => {},
  picked: null,
});

export const useShowing = () => use(ShowingContext);

/** The diagram flashes each frame; lists that change more often than this cannot be read, and take its frames. In milliseconds. */
const CALM = 300;

/** Calls `tell` at once, and then once in a while for as long as more comes. */
function calmly(tell: () => void): () => void {
  let resting = false;
  let isLate = false;
  const now = () => {
    resting = true;
    tell();
    setTimeout(() => {
      resting = false;
      if (!isLate) return;
      isLate = false;
      now();
    }, CALM);
  };
  return () => {
    if (resting) isLate = true;
    else now();
  };
}

/** The recording, drawn anew when something was told: a few times a second at most. */
export function useRecording() {
  const { recording } = useShowing();
  const follow = useCallback((tell: () => void) => recording.subscribe(calmly(tell)), [recording]);
  useSyncExternalStore(follow, recording.count, recording.count);
  return recording;
}
