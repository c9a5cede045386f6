import type { AnyEventObject } from 'xstate';
import type { Run } from '../../../machines/mirror/runs.ts';
import { createNotifier } from '../../kit/createNotifier.ts';
import type { Happening, RunningChart } from '../link/happening.ts';

/** A run of a chart at one of its steps; the first is how it was found. */
export type Step = Pick<RunningChart, 'states' | 'status' | 'context' | 'timers'> & {
  at: number;
  event: AnyEventObject | null;
  transitionIds: readonly string[];
};

/** One recorded actor, and all its steps. */
export type ActorRecording = Pick<RunningChart, 'session' | 'name' | 'chart' | 'version' | 'parent' | 'input'> & {
  steps: Step[];
  isOver: boolean;
  /** What stopped it, where it threw. */
  fault: string | null;
};

const toStep = ({ states, status, context, timers }: RunningChart, at: number): Step => ({
  states,
  status,
  context,
  timers,
  at,
  event: null,
  transitionIds: [],
});

/** The recording of a page, outside React: a thousand happenings a second are stored. */
export function createRecording() {
  let actors = new Map<string, ActorRecording>();
  let happenings: Happening[] = [];
  let startedCharts: readonly RunningChart[] = [];
  let count = 0;
  const { notify, subscribe } = createNotifier();

  const reportChange = () => {
    count++;
    notify();
  };

  const addActor = (chart: RunningChart, at: number) => {
    const { session, name, chart: chartId, version, parent, input } = chart;
    actors.set(session, {
      session,
      name,
      chart: chartId,
      version,
      parent,
      input,
      steps: [toStep(chart, at)],
      isOver: false,
      fault: null,
    });
  };
  const addHappening = (happening: Happening) => {
    happenings.push(happening);
    if (happening.kind === 'started') addActor(happening.chart, happening.at);
    const actor = 'session' in happening ? actors.get(happening.session) : undefined;
    if (!actor) return;
    if (happening.kind === 'stopped') Object.assign(actor, { isOver: true, fault: happening.fault });
    if (happening.kind === 'moved') {
      const before = actor.steps.at(-1);
      const { event, transitionIds, at, now } = happening;
      actor.steps.push({ context: before?.context, ...now, at, event, transitionIds });
      if (now.status !== 'active') actor.isOver = true;
    }
  };

  return {
    /** Begins anew with what runs; where it goes on with what was reported before, nothing changes. */
    begin(charts: readonly RunningChart[], seq: number) {
      if (happenings.length > 0 && happenings.at(-1)?.seq === seq) return;
      actors = new Map();
      happenings = [];
      startedCharts = charts;
      for (const chart of charts) addActor(chart, Date.now());
      reportChange();
    },
    /** False where something was lost: the sender must be asked again for all that runs. */
    add(batch: readonly Happening[]): boolean {
      const last = happenings.at(-1)?.seq;
      const first = batch[0]?.seq;
      for (const happening of batch) addHappening(happening);
      reportChange();
      return last === undefined || first === undefined || first === last + 1;
    },
    clear() {
      actors = new Map();
      happenings = [];
      startedCharts = [];
      reportChange();
    },
    /** Counts what was reported, so that who shows it knows whether there is anything new. */
    count: () => count,
    actors: (): ReadonlyMap<string, ActorRecording> => actors,
    happenings: (): readonly Happening[] => happenings,
    startedCharts: () => startedCharts,
    /** The runs of a chart, the oldest first. */
    getRuns: (chart: string): Run[] =>
      [...actors.values()]
        .filter((actor) => actor.chart === chart)
        .map(({ session, version, isOver }) => ({ session, version, isOver })),
    subscribe,
  };
}

export type Recording = ReturnType<typeof createRecording>;

/** The step of a run that is looked at; its last one where none was chosen. */
export const getStep = (run: ActorRecording | undefined, at: number | null): Step | undefined =>
  run?.steps[Math.min(at ?? Number.POSITIVE_INFINITY, run.steps.length - 1)];
