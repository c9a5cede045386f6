import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { transitionIds } from '../../../machines/kit/transitions.ts';
import { followRunning } from '../../kit/running.ts';
import type { Happening, RunningChart } from './messages.ts';
import { plain } from './plain.ts';
import { isUp, leafIds, machineOf, runningChart, timersOf } from './runningChart.ts';

/** One frame of a screen with 60 of them a second: what happens within is told at once. */
const FRAME = 16;

/** A happening before it is counted; `Omit` alone would forget which kinds there are. */
type Uncounted<H = Happening> = H extends Happening ? Omit<H, 'seq' | 'at'> : never;

const rootOf = (actor: AnyActorRef): AnyActorRef => (actor._parent ? rootOf(actor._parent) : actor);

/** An actor and all that run in it, itself first. */
const familyOf = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values((actor.getSnapshot()?.children ?? {}) as Record<string, AnyActorRef | undefined>).flatMap((child) =>
    child ? familyOf(child) : [],
  ),
];

/** The transitions that each chart has, by XState's own objects: one map for all runs of it. */
const known = new WeakMap<object, ReadonlyMap<AnyTransitionDefinition, string>>();
function idsOf(actor: AnyActorRef): ReadonlyMap<AnyTransitionDefinition, string> {
  const machine = machineOf(actor);
  if (!machine) return new Map();
  const ids = known.get(machine) ?? transitionIds(machine);
  known.set(machine, ids);
  return ids;
}

/**
 * Follows every chart that runs in this page, and those inside, and tells what happens a frame at a time; at once where
 * the page is hidden, for there browsers hold timers back. Secrets never get as far as `tell`.
 */
export function publish(tell: (happenings: Happening[]) => void) {
  const actors = new Map<string, AnyActorRef>();
  /** What came to a chart and which transitions it takes, until it has moved. */
  const underWay = new Map<string, { event: AnyEventObject; taken: string[] }>();
  const contexts = new Map<string, unknown>();
  const systems = new Map<AnyActorRef, { views: number; stop: () => void }>();
  let seq = 0;
  let waiting: Happening[] = [];

  const flush = () => {
    const told = waiting;
    waiting = [];
    if (told.length > 0) tell(told);
  };
  const note = (happening: Uncounted) => {
    if (waiting.length === 0) {
      if (document.hidden) queueMicrotask(flush);
      else setTimeout(flush, FRAME);
    }
    waiting.push({ seq: ++seq, at: Date.now(), ...happening } as Happening);
  };

  const begin = (actor: AnyActorRef) => {
    if (actors.has(actor.sessionId)) return;
    actors.set(actor.sessionId, actor);
    const chart = runningChart(actor);
    contexts.set(chart.session, chart.context);
    note({ kind: 'started', chart });
  };
  const end = (actor: AnyActorRef) => {
    if (!actors.delete(actor.sessionId)) return;
    underWay.delete(actor.sessionId);
    contexts.delete(actor.sessionId);
    note({ kind: 'stopped', session: actor.sessionId });
  };
  const moved = (actor: AnyActorRef) => {
    const session = actor.sessionId;
    const step = underWay.get(session);
    if (!step || !actors.has(session)) return;
    underWay.delete(session);
    const { status, context: held } = actor.getSnapshot();
    const context = plain(held);
    const now = { status, states: leafIds(actor.getSnapshot()), timers: timersOf(actor) };
    const isSame = contexts.get(session) === context;
    contexts.set(session, context);
    const event = plain(step.event) as AnyEventObject;
    note({ kind: 'moved', session, event, taken: step.taken, now: isSame ? now : { ...now, context } });
  };

  const inspected = (told: InspectionEvent) => {
    const actor = told.actorRef as AnyActorRef;
    const { sessionId } = actor;
    if (told.type === '@xstate.microstep' && told.event.type !== 'xstate.stop') {
      const ids = idsOf(actor);
      const step = underWay.get(sessionId) ?? { event: told.event, taken: [] };
      step.taken.push(...told._transitions.flatMap((transition) => ids.get(transition) ?? []));
      underWay.set(sessionId, step);
    } else if (told.type === '@xstate.event' && told.event.type === 'xstate.init') {
      begin(actor);
    } else if (told.type === '@xstate.event') {
      const source = told.sourceRef as AnyActorRef | undefined;
      // A chart that is done tells its parent before it tells of itself.
      if (source && source.getSnapshot().status !== 'active') moved(source);
      const event = plain(told.event) as AnyEventObject;
      note({ kind: 'sent', from: source?.sessionId ?? null, to: sessionId, event });
    } else if (told.type === '@xstate.snapshot') {
      begin(actor);
      const isBeginning = told.event.type === 'xstate.init';
      if (isBeginning && underWay.get(sessionId)?.taken.length === 0) underWay.delete(sessionId);
      moved(actor);
      if (told.snapshot.status !== 'active') end(actor);
    }
  };

  const stopFollowing = followRunning({
    began(actor) {
      const root = rootOf(actor);
      const followed = systems.get(root);
      if (followed) {
        followed.views++;
        return;
      }
      const following = root.system.inspect(inspected);
      systems.set(root, { views: 1, stop: () => following.unsubscribe() });
      // What has not started yet tells so by itself when it does.
      for (const one of familyOf(root)) if (isUp(one)) begin(one);
    },
    ended(actor) {
      const root = rootOf(actor);
      const followed = systems.get(root);
      if (!followed || --followed.views > 0) return;
      followed.stop();
      systems.delete(root);
      for (const one of [...actors.values()]) if (rootOf(one) === root) end(one);
    },
  });

  return {
    /** All that runs now, and the number of the last happening that it contains. */
    now(): { charts: RunningChart[]; seq: number } {
      flush();
      return { charts: [...actors.values()].map(runningChart), seq };
    },
    /** Sends an event to a chart that runs; nothing where it does no more. */
    send(session: string, event: AnyEventObject) {
      actors.get(session)?.send(event);
    },
    stop() {
      stopFollowing();
      for (const { stop } of systems.values()) stop();
      flush();
    },
  };
}
