import type { AnyStateMachine } from 'xstate';
import {
  createInitEvent,
  createPathLogic,
  getNextTimerEvent,
  NO_SCOPE,
  type PathEvent,
  type PathState,
} from './pathLogic.ts';
import { DEFAULT_START, getStarts, type SampleEvent, type Samples } from './samples.ts';

/** A sample by the name of its reply, or else by its type; an event itself, where samples have several of its type. */
type JourneyStep<M extends AnyStateMachine> = string | SampleEvent<M>;

/** A step that lets time pass until the next timer runs out. */
const WAIT = 'wait';

/** A way through a chart as a product owner would describe it. */
export type Journey<M extends AnyStateMachine> = {
  name: string;
  /** Ids of the requirements that it shows. */
  requires: readonly string[];
  /** The start of the samples with which it begins; the default one, unless stated. */
  start?: string;
  steps: readonly JourneyStep<M>[];
  /** The state in which it ends, below the chart's root: 'review.pricing'. */
  endsIn: string;
};

/** A journey that is described for a chart in general. */
export type AnyJourney = Journey<AnyStateMachine>;

/**
 * Takes a journey through its chart: its events, the first of which starts the chart, with where each leads.
 * @throws Error where a step has no sample, or takes no transition
 */
export function takeJourney<M extends AnyStateMachine>(
  machine: M,
  samples: Samples<M>,
  { name, start = DEFAULT_START, steps }: Journey<M>,
): { event: PathEvent; state: PathState }[] {
  const logic = createPathLogic(machine);
  const begun = getStarts(samples).get(start);
  if (!begun) throw new Error(`“${name}” begins with “${start}”, which the samples do not have`);
  const events = begun.events as readonly PathEvent[];
  const init = createInitEvent(start, begun.input);
  const taken = [
    { event: init, state: logic.transition(logic.getInitialSnapshot(NO_SCOPE, undefined), init, NO_SCOPE) },
  ];
  const getCandidates = (step: JourneyStep<M>, state: PathState): readonly PathEvent[] => {
    if (typeof step !== 'string') return [step];
    if (step !== WAIT) return events.filter(({ type, reply }) => (reply ?? type) === step);
    const timer = getNextTimerEvent(state);
    return timer ? [timer] : [];
  };
  for (const [index, step] of steps.entries()) {
    const from = (taken.at(-1) as (typeof taken)[number]).state;
    // One reply may answer several ports: the one that is called now takes it.
    const next = getCandidates(step, from)
      .map((event) => ({ event, state: logic.transition(from, event, NO_SCOPE) }))
      .find(({ state }) => state.transitionIds.length > 0);
    if (!next) throw new Error(`“${name}”, step ${index + 1}: ${JSON.stringify(step)} leads nowhere`);
    taken.push(next);
  }
  return taken;
}
