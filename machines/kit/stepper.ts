import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import { getTransitionIds } from './transitions.ts';

/** A timer that runs in a chart: when it fires (milliseconds since the start) and the event it then sends. */
export type Timer = { due: number; event: AnyEventObject };

/** What a chart requested on its way: an action by its name, with what it was given. */
export type CapturedAction = { type: string; params?: unknown };

/** A chart at one moment of a path: its snapshot, the time, the timers that run, and what was just taken and requested. */
export type ChartMoment = {
  snapshot: AnyMachineSnapshot;
  now: number;
  timers: ReadonlyMap<string, Timer>;
  transitionIds: readonly string[];
  actions: readonly CapturedAction[];
};

/** Steps through a chart without running anything: actions are captured, timers are read off them. */
export function createStepper(machine: AnyStateMachine) {
  const ids = getTransitionIds(machine);

  // One for all steps: nothing is started in it that the next could meet. Which transitions a step takes, XState tells
  // in its inspection event alone.
  let microsteps: AnyTransitionDefinition[] = [];
  const self = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') microsteps.push(...event._transitions);
  });
  const noop = () => {};

  const capture = (step: (scope: AnyActorScope) => unknown) => {
    const actions: CapturedAction[] = [];
    microsteps = [];
    const scope: AnyActorScope = {
      self,
      id: '',
      sessionId: '',
      logger: noop,
      defer: noop,
      stopChild: noop,
      emit: noop,
      actionExecutor: ({ type, params }) => actions.push({ type, params }),
      system: self.system,
    };
    const snapshot = step(scope) as AnyMachineSnapshot;
    const own = microsteps.flatMap((definition) => ids.get(definition) ?? []);
    return { snapshot, transitionIds: own, actions };
  };

  const afterActions = (before: ReadonlyMap<string, Timer>, now: number, actions: CapturedAction[]) => {
    const timers = new Map(before);
    for (const { type, params } of actions) {
      if (type === 'xstate.cancel') timers.delete((params as { sendId: string }).sendId);
      const raised = params as { id?: string; delay?: number; event: AnyEventObject };
      if (type === 'xstate.raise' && typeof raised.delay === 'number')
        timers.set(raised.id ?? raised.event.type, { due: now + raised.delay, event: raised.event });
    }
    return timers;
  };

  return {
    start(input: unknown): ChartMoment {
      const { snapshot, transitionIds, actions } = capture((scope) => machine.getInitialSnapshot(scope, input));
      return { snapshot, transitionIds, actions, now: 0, timers: afterActions(new Map(), 0, actions) };
    },
    step(from: ChartMoment, event: AnyEventObject): ChartMoment {
      const timer = from.timers.get(event.type);
      const now = timer?.due ?? from.now;
      const running = new Map(from.timers);
      if (timer) running.delete(event.type);
      const { snapshot, transitionIds, actions } = capture((scope) => machine.transition(from.snapshot, event, scope));
      return { snapshot, transitionIds, actions, now, timers: afterActions(running, now, actions) };
    },
  };
}
