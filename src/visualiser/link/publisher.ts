import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getTransitionIds } from '../../../machines/kit/transitions.ts';
import { subscribeToActors } from '../../kit/flow/actorRegistry.ts';
import type { Happening, RunningChart } from './happening.ts';
import { toPlain } from './plain.ts';
import { describeActor, describeFault, findFault, getMachine, getStates, getTimers } from './runningChart.ts';

/** One frame of a screen with 60 of them a second: what happens within is shown at once. */
const FRAME = 16;

/** A happening before it is counted; `Omit` alone would forget which kinds there are. */
type NewHappening<H = Happening> = H extends Happening ? Omit<H, 'seq' | 'at'> : never;

const getRoot = (actor: AnyActorRef): AnyActorRef => (actor._parent ? getRoot(actor._parent) : actor);

/** An actor and all that run in it, itself first. */
const listActors = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values((actor.getSnapshot()?.children ?? {}) as Record<string, AnyActorRef | undefined>).flatMap((child) =>
    child ? listActors(child) : [],
  ),
];

/** The transitions that each chart has, by XState's own objects: one map for all runs of it. */
const transitionIdsCache = new WeakMap<object, ReadonlyMap<AnyTransitionDefinition, string>>();
function getIds(actor: AnyActorRef): ReadonlyMap<AnyTransitionDefinition, string> {
  const machine = getMachine(actor);
  if (!machine) return new Map();
  const ids = transitionIdsCache.get(machine) ?? getTransitionIds(machine);
  transitionIdsCache.set(machine, ids);
  return ids;
}

/**
 * Follows every chart that runs in this page, and those inside, and reports what happens a frame at a time; at once where
 * the page is hidden, for there browsers hold timers back. Secrets never get as far as `publishBatch`.
 */
export function publish(publishBatch: (happenings: Happening[]) => void) {
  const actors = new Map<string, AnyActorRef>();
  /** What came to a chart and which transitions it takes, until it has moved. */
  const pendingSteps = new Map<string, { event: AnyEventObject; transitionIds: string[] }>();
  const contexts = new Map<string, unknown>();
  const systems = new Map<AnyActorRef, { views: number; stop: () => void }>();
  let seq = 0;
  let queue: Happening[] = [];

  const flush = () => {
    const batch = queue;
    queue = [];
    if (batch.length > 0) publishBatch(batch);
  };
  const record = (happening: NewHappening) => {
    if (queue.length === 0) {
      if (document.hidden) queueMicrotask(flush);
      else setTimeout(flush, FRAME);
    }
    queue.push({ seq: ++seq, at: Date.now(), ...happening } as Happening);
  };

  const trackActor = (actor: AnyActorRef) => {
    if (actors.has(actor.sessionId)) return;
    actors.set(actor.sessionId, actor);
    const chart = describeActor(actor);
    contexts.set(chart.session, chart.context);
    record({ kind: 'started', chart });
    // No inspection event reports a chart that threw.
    if (chart.chart !== null) actor.subscribe({ error: (error) => untrackActor(actor, describeFault(error)) });
  };
  const untrackActor = (actor: AnyActorRef, fault: string | null = null) => {
    if (!actors.delete(actor.sessionId)) return;
    pendingSteps.delete(actor.sessionId);
    contexts.delete(actor.sessionId);
    record({ kind: 'stopped', session: actor.sessionId, fault });
  };
  const recordMove = (actor: AnyActorRef) => {
    const session = actor.sessionId;
    const step = pendingSteps.get(session);
    if (!step || !actors.has(session)) return;
    pendingSteps.delete(session);
    const { status, context: rawContext } = actor.getSnapshot();
    const context = toPlain(rawContext);
    const now = { status, states: getStates(actor), timers: getTimers(actor) };
    const isSame = contexts.get(session) === context;
    contexts.set(session, context);
    const event = toPlain(step.event) as AnyEventObject;
    record({
      kind: 'moved',
      session,
      event,
      transitionIds: step.transitionIds,
      now: isSame ? now : { ...now, context },
    });
  };

  const inspect = (batch: InspectionEvent) => {
    const actor = batch.actorRef as AnyActorRef;
    const { sessionId } = actor;
    if (batch.type === '@xstate.microstep' && batch.event.type !== 'xstate.stop') {
      const ids = getIds(actor);
      const step = pendingSteps.get(sessionId) ?? { event: batch.event, transitionIds: [] };
      step.transitionIds.push(...batch._transitions.flatMap((transition) => ids.get(transition) ?? []));
      pendingSteps.set(sessionId, step);
    } else if (batch.type === '@xstate.event' && batch.event.type === 'xstate.init') {
      trackActor(actor);
    } else if (batch.type === '@xstate.event') {
      const source = batch.sourceRef as AnyActorRef | undefined;
      // A chart that is done sends its parent the event before its own snapshot is reported.
      if (source && source.getSnapshot().status !== 'active') recordMove(source);
      const event = toPlain(batch.event) as AnyEventObject;
      record({ kind: 'sent', from: source?.sessionId ?? null, to: sessionId, event });
    } else if (batch.type === '@xstate.snapshot') {
      trackActor(actor);
      const isBeginning = batch.event.type === 'xstate.init';
      if (isBeginning && pendingSteps.get(sessionId)?.transitionIds.length === 0) pendingSteps.delete(sessionId);
      recordMove(actor);
      if (batch.snapshot.status !== 'active') untrackActor(actor);
    }
  };

  const stopFollowing = subscribeToActors({
    started(actor) {
      const root = getRoot(actor);
      const followed = systems.get(root);
      if (followed) {
        followed.views++;
        return;
      }
      const following = root.system.inspect(inspect);
      systems.set(root, { views: 1, stop: () => following.unsubscribe() });
      for (const one of listActors(root)) if (one.getSnapshot().status === 'active') trackActor(one);
    },
    ended(actor) {
      const root = getRoot(actor);
      const followed = systems.get(root);
      if (!followed || --followed.views > 0) return;
      followed.stop();
      systems.delete(root);
      for (const one of [...actors.values()]) if (getRoot(one) === root) untrackActor(one);
    },
  });

  return {
    /** All that runs now, and the number of the last happening that it contains. */
    now(): { charts: RunningChart[]; seq: number } {
      flush();
      return { charts: [...actors.values()].map(describeActor), seq };
    },
    /** Sends an event to a chart that runs, unless it would stop the chart; gives why it would, else null. */
    send(session: string, event: AnyEventObject): string | null {
      const actor = actors.get(session);
      const fault = actor ? findFault(actor, event) : null;
      if (fault === null) actor?.send(event);
      return fault;
    },
    stop() {
      stopFollowing();
      for (const { stop } of systems.values()) stop();
      flush();
    },
  };
}
