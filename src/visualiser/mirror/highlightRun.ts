import { getRun } from '../../../machines/mirror/runs.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { MarksStore } from '../marks/marks.ts';
import { throttleToFrame } from '../marks/throttleToFrame.ts';
import type { getLiveMirror } from './live.ts';
import { getStep } from './recording.ts';

type Live = Pick<ReturnType<typeof getLiveMirror>, 'actor' | 'recording'>;

/** Milliseconds, longer than a diagram waits between two drawings: it draws each flash before the next. */
const INTERVAL = 100;

/** Lights the states that the run is in, and lets the transitions flash that were taken. Returns how to stop. */
export function highlightRun(graph: ChartGraph, { actor, recording }: Live, marks: MarksStore): () => void {
  let lastDrawn: { run: string; steps: number } | null = null;

  const draw = () => {
    const { context } = actor.getSnapshot();
    const run = getRun(context);
    const recorded = run && run.version === graph.version ? recording.actors().get(run.session) : undefined;
    const step = getStep(recorded, context.at);
    if (!recorded || !step) {
      lastDrawn = null;
      marks.set({ active: undefined, firedTransitions: undefined });
      return;
    }
    const steps = context.at === null ? recorded.steps.length : context.at + 1;
    const isContinuing = lastDrawn?.run === recorded.session && lastDrawn.steps < steps;
    const newTransitionIds = isContinuing
      ? recorded.steps.slice(lastDrawn?.steps, steps).flatMap(({ transitionIds }) => transitionIds)
      : step.transitionIds;
    if (lastDrawn?.run === recorded.session && lastDrawn.steps === steps) return;
    lastDrawn = { run: recorded.session, steps };
    marks.set({ active: new Set(step.states), firedTransitions: { ids: newTransitionIds } });
  };
  draw();
  const { schedule, end } = throttleToFrame(draw, INTERVAL);
  const stop = recording.subscribe(schedule);
  const following = actor.subscribe(schedule);
  return () => {
    end();
    stop();
    following.unsubscribe();
    marks.set({ active: undefined, firedTransitions: undefined });
  };
}
