import { type ActorLogic, type ActorScope, type AnyEventObject, type AnyStateMachine, fromCallback } from 'xstate';
import { type ChartMoment, createStepper } from './stepper.ts';

/** A chart at one moment of a path, as the snapshot of an actor logic. `start`: the name of the sample it started with. */
export type PathState = ChartMoment & { start: string; status: 'active'; output: undefined; error: undefined };
/** A sample, a timer that runs out, or the first event of every path: `xstate.init` with a start's name and input. */
export type PathEvent = AnyEventObject & { reply?: string };

const ACTIVE = { status: 'active', output: undefined, error: undefined } as const;
/** Where every path begins: it holds nothing, and all that can happen to it is a start. */
export const UNSTARTED = { ...ACTIVE, start: '' } as PathState;

/** The logic of moments runs nothing, so it asks nothing of its surroundings. */
export const NO_SCOPE = {} as ActorScope<PathState, PathEvent>;

/** The first event of a path. */
export const createInitEvent = (start: string, input: unknown): PathEvent => ({ type: 'xstate.init', start, input });

/** Only the timer that is due first can fire next. */
export const getNextTimerEvent = ({ timers }: ChartMoment) =>
  [...timers.values()].sort((a, b) => a.due - b.due)[0]?.event;

const idle = fromCallback(() => {});
/** The chart with nothing in its ports and charts inside: nobody runs them, and to make each takes as long as a step. */
const withIdleActors = (machine: AnyStateMachine): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, idle])),
  });

/**
 * The moments of a chart as an actor logic. XState's own machine logic cannot be explored: it starts what it invokes,
 * and its timers are no part of its snapshot.
 */
export function createPathLogic(machine: AnyStateMachine): ActorLogic<PathState, PathEvent, undefined> {
  const { start, step } = createStepper(withIdleActors(machine));
  return {
    getInitialSnapshot: () => UNSTARTED,
    transition: (state, event) =>
      event.type === 'xstate.init'
        ? { ...ACTIVE, start: event.start, ...start(event.input) }
        : { ...ACTIVE, start: state.start, ...step(state, event) },
    getPersistedSnapshot: (state) => state,
  };
}
