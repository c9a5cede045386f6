import { type AnyEventObject, type AnyStateMachine, getNextTransitions } from 'xstate';
import type { Samples } from './samples.ts';
import { type Moment, stepper } from './stepper.ts';
import { transitionsOf } from './transitions.ts';

/** One step of a path: the event, and the moment it leads to. */
export type Step = { event: AnyEventObject & { answer?: string }; to: Moment };
/** A walk from the start of a chart. */
type Path = { start: Moment; steps: Step[] };
export type Cover = { paths: Path[]; transitions: string[]; walked: string[]; unreachable: string[] };

type Edge = { event: AnyEventObject; taken: readonly string[]; to: string };

/** Longer walks are hard to read when one fails. */
const LONGEST_WALK = 24;
/** A chart with more moments than this has too much in its `distinguish`. */
const MOST_MOMENTS = 4_000;

const isTimer = (type: string) => type.startsWith('xstate.after.');
const isReply = (type: string) => /^xstate\.(done|error)\.actor\./.test(type);

/** Only the timer that is due first can fire next. */
export const firstDue = ({ timers }: Moment) => [...timers.values()].sort((a, b) => a.due - b.due)[0]?.event;

/**
 * Few walks that together take every reachable transition of a chart, guard outcomes, timers and replies included.
 * The reachable moments are explored breadth first; then each walk goes to the nearest transition not yet taken until
 * none is near; last, walks whose transitions the others take too are dropped (a rural postman with resets, greedily).
 * @throws RangeError where `distinguish` lets the chart grow past 4,000 moments.
 */
export function cover<M extends AnyStateMachine>(machine: M, samples: Samples<M>): Cover {
  const { start, step } = stepper(machine);
  const distinguish = (samples.distinguish ?? ((context: unknown) => context)) as (context: unknown) => unknown;
  const transitions = transitionsOf(machine).map(({ id }) => id);

  const keyOf = ({ snapshot, timers, now }: Moment) =>
    JSON.stringify([
      snapshot.value,
      snapshot.status,
      distinguish(snapshot.context),
      Object.entries(snapshot.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
      [...timers].map(([id, { due }]) => [id, due - now]).sort(),
    ]);

  const eventsAt = (moment: Moment): AnyEventObject[] => {
    if (moment.snapshot.status !== 'active') return [];
    const listened = new Set(getNextTransitions(moment.snapshot).map(({ eventType }) => eventType));
    const replies = new Set(Object.keys(moment.snapshot.children));
    const due = firstDue(moment);
    const asked = (samples.events as readonly AnyEventObject[]).filter(
      ({ type }) =>
        listened.has(type) && (!isReply(type) || replies.has(type.replace(/^xstate\.(done|error)\.actor\./, ''))),
    );
    return due && isTimer(due.type) ? [...asked, due] : asked;
  };

  const origin = start(samples.input);
  const moments = new Map([[keyOf(origin), origin]]);
  const edges = new Map<string, Edge[]>();
  const queue = [keyOf(origin)];
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    const from = moments.get(key) as Moment;
    const outgoing: Edge[] = [];
    for (const event of eventsAt(from)) {
      const to = step(from, event);
      if (to.taken.length === 0) continue;
      const toKey = keyOf(to);
      outgoing.push({ event, taken: to.taken, to: toKey });
      if (moments.has(toKey)) continue;
      if (moments.size >= MOST_MOMENTS) throw new RangeError(`${machine.id}: more than ${MOST_MOMENTS} moments`);
      moments.set(toKey, to);
      queue.push(toKey);
    }
    edges.set(key, outgoing);
  }

  const reachable = new Set([...origin.taken, ...[...edges.values()].flat().flatMap(({ taken }) => taken)]);
  const covered = new Set(origin.taken);

  const nearestNew = (from: string, atMost: number): Edge[] | null => {
    const seen = new Set([from]);
    let trails: { at: string; trail: Edge[] }[] = [{ at: from, trail: [] }];
    for (let length = 1; length <= atMost && trails.length > 0; length++) {
      const longer: typeof trails = [];
      for (const { at, trail } of trails)
        for (const edge of edges.get(at) ?? []) {
          if (edge.taken.some((id) => !covered.has(id))) return [...trail, edge];
          if (seen.has(edge.to)) continue;
          seen.add(edge.to);
          longer.push({ at: edge.to, trail: [...trail, edge] });
        }
      trails = longer;
    }
    return null;
  };

  const walks: Edge[][] = [];
  for (;;) {
    const walk: Edge[] = [];
    let at = keyOf(origin);
    for (;;) {
      const trail = nearestNew(at, walk.length === 0 ? Number.POSITIVE_INFINITY : LONGEST_WALK - walk.length);
      if (!trail) break;
      walk.push(...trail);
      for (const { taken } of trail) for (const id of taken) covered.add(id);
      at = trail.at(-1)?.to as string;
      if (walk.length >= LONGEST_WALK) break;
    }
    if (walk.length === 0) break;
    walks.push(walk);
  }

  const takenBy = (some: Edge[][]) => new Set(some.flatMap((walk) => walk.flatMap(({ taken }) => taken)));
  let kept = [...walks].sort((a, b) => a.length - b.length);
  for (const walk of [...kept]) {
    const others = kept.filter((other) => other !== walk);
    const byOthers = takenBy(others);
    if (walk.every(({ taken }) => taken.every((id) => byOthers.has(id) || origin.taken.includes(id)))) kept = others;
  }

  // Walked once more from the start, so that each step carries the whole context and not that of a look-alike moment.
  const paths = kept.map((walk) => {
    let at = origin;
    return {
      start: origin,
      steps: walk.map(({ event }) => {
        at = step(at, event);
        return { event, to: at };
      }),
    };
  });
  const walked = new Set([...origin.taken, ...paths.flatMap(({ steps }) => steps.flatMap(({ to }) => to.taken))]);
  return {
    paths,
    transitions,
    walked: transitions.filter((id) => walked.has(id)),
    unreachable: transitions.filter((id) => !reachable.has(id)),
  };
}
