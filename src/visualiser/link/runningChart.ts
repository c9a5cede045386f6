import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  transition,
} from 'xstate';
import { getLeafIds, isMachine } from '../../../machines/kit/transitions.ts';
import { getChartVersion } from '../../../machines/kit/version.ts';
import type { RunningChart, RunningTimer } from './happening.ts';
import { toPlain } from './plain.ts';
import { redactSecrets } from './secrets.ts';

/** The chart that an actor runs; null where it is a call at a port. */
export const getMachine = (actor: AnyActorRef): AnyStateMachine | null => {
  const { logic } = actor as AnyActorRef & { logic: unknown };
  return isMachine(logic) ? logic : null;
};

/** Ids of the states without states inside that a chart is in; none of a call at a port. */
export const getStates = (actor: AnyActorRef): string[] => (getMachine(actor) ? getLeafIds(actor.getSnapshot()) : []);

/** The timers that run in an actor, the next one first. */
export const getTimers = (actor: AnyActorRef): RunningTimer[] =>
  Object.values(actor.system.getSnapshot()._scheduledEvents)
    .filter(({ source }) => source === actor)
    .map(({ event, startedAt, delay }) => ({ event: event.type, startedAt, due: startedAt + delay }))
    .sort((a, b) => a.due - b.due);

/** All that is known of an actor as it is now. */
export function describeActor(actor: AnyActorRef): RunningChart {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  const machine = getMachine(actor);
  const { _parent: parent, options } = actor as AnyActorRef & { options?: { input?: unknown } };
  return {
    session: actor.sessionId,
    name: machine && !parent ? machine.id : actor.id,
    chart: machine?.id ?? null,
    version: machine ? getChartVersion(machine) : '',
    parent: parent?.sessionId ?? null,
    status: snapshot.status,
    states: getStates(actor),
    context: toPlain(snapshot.context),
    input: toPlain(options?.input),
    timers: getTimers(actor),
  };
}

/** What went wrong, as a person may read it. */
export const describeFault = (error: unknown): string =>
  redactSecrets(error instanceof Error ? error.message : String(error));

/** Why a chart would stop at an event, which is tried on a copy; null where it goes on. */
export function findFault(actor: AnyActorRef, event: AnyEventObject): string | null {
  const machine = getMachine(actor);
  if (!machine) return null;
  try {
    const [next] = transition(machine, actor.getSnapshot(), event);
    return next.status === 'error' ? describeFault(next.error) : null;
  } catch (error) {
    return describeFault(error);
  }
}
