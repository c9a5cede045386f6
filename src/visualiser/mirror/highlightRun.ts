import { getRun } from '../../../machines/mirror/runs.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { MarksStore } from '../marks/marks.ts';
import type { getLiveMirror } from './live.ts';
import { getStep } from './recording.ts';

type Live = Pick<ReturnType<typeof getLiveMirror>, 'actor' | 'recording'>;

/** Lights the states that the run is in, and lets the transitions flash that were taken. Returns how to stop. */
export function highlightRun(graph: ChartGraph, { actor, recording }: Live, marks: MarksStore): () => void {
  let seen: { run: string; steps: number } | null = null;

  const draw = () => {
    const { context } = actor.getSnapshot();
    const run = getRun(context);
    const recorded = run && run.version === graph.version ? recording.actors().get(run.session) : undefined;
    const step = getStep(recorded, context.at);
    if (!recorded || !step) {
      seen = null;
      marks.set({ active: undefined, fired: undefined });
      return;
    }
    const steps = context.at === null ? recorded.steps.length : context.at + 1;
    const isOn = seen?.run === recorded.session && seen.steps < steps;
    const fresh = isOn
      ? recorded.steps.slice(seen?.steps, steps).flatMap(({ transitionIds }) => transitionIds)
      : step.transitionIds;
    if (seen?.run === recorded.session && seen.steps === steps) return;
    seen = { run: recorded.session, steps };
    marks.set({ active: new Set(step.states), fired: { ids: fresh } });
  };
  draw();
  const stop = recording.subscribe(draw);
  const following = actor.subscribe(draw);
  return () => {
    stop();
    following.unsubscribe();
    marks.set({ active: undefined, fired: undefined });
  };
}
