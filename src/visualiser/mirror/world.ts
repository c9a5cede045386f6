import { createContext, use, useSyncExternalStore } from 'react';
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

/** The recording, drawn anew whenever something was told: once a frame at most. */
export function useRecording() {
  const { recording } = useShowing();
  useSyncExternalStore(recording.subscribe, recording.count, recording.count);
  return recording;
}
