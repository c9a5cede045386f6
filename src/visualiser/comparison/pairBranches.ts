import type { GraphTransition } from '../graph/graph.ts';
import { isSameBesidesBranch } from './fields.ts';

/** One transition in both versions; `hasMoved`: its place among those that both have is another. */
type Pair = { was: GraphTransition; now: GraphTransition; hasMoved: boolean };
type Paired = { matched: Pair[]; added: GraphTransition[]; removed: GraphTransition[] };
type Matcher = (was: GraphTransition, now: GraphTransition) => boolean;

const hasSameTargets: Matcher = (was, now) => was.targets.join() === now.targets.join();

/** From the surest to the least sure sign that two branches are one and the same. */
const MATCHERS: Matcher[] = [
  isSameBesidesBranch,
  (was, now) => was.guard === now.guard && hasSameTargets(was, now),
  (was, now) => was.guard === now.guard && was.guard !== null,
  hasSameTargets,
  (was, now) => was.guard === now.guard,
];

/**
 * Which branches of one event are the same in both versions. An id counts the branches, so that with a new first one all
 * ids after it are another's; what a branch does states more.
 */
function pairTransitions(before: readonly GraphTransition[], after: readonly GraphTransition[]): Paired {
  const [left, right] = [new Set(before), new Set(after)];
  const found: [GraphTransition, GraphTransition][] = [];
  for (const isSame of MATCHERS)
    for (const now of right)
      for (const was of left) {
        if (!right.has(now) || !isSame(was, now)) continue;
        found.push([was, now]);
        left.delete(was);
        right.delete(now);
      }
  if (left.size === 1 && right.size === 1) {
    found.push([[...left][0] as GraphTransition, [...right][0] as GraphTransition]);
    left.clear();
    right.clear();
  }
  const inOrderNow = found.toSorted(([, one], [, other]) => one.branch - other.branch);
  const inOrderThen = found.toSorted(([one], [other]) => one.branch - other.branch);
  return {
    matched: inOrderNow.map(([was, now], index) => ({ was, now, hasMoved: inOrderThen[index]?.[0] !== was })),
    added: [...right],
    removed: [...left],
  };
}

function groupByEvent(transitions: readonly GraphTransition[]): Map<string, GraphTransition[]> {
  const groups = new Map<string, GraphTransition[]>();
  for (const transition of transitions) {
    const key = `${transition.source}|${transition.event}`;
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return groups;
}

/** Which transitions are the same in two versions of a chart, which are new, and which are no more. */
export function pairBranches(before: readonly GraphTransition[], after: readonly GraphTransition[]): Paired {
  const [then, now] = [groupByEvent(before), groupByEvent(after)];
  const parts = [...new Set([...now.keys(), ...then.keys()])].map((key) =>
    pairTransitions(then.get(key) ?? [], now.get(key) ?? []),
  );
  return {
    matched: parts.flatMap(({ matched }) => matched),
    added: parts.flatMap(({ added }) => added),
    removed: parts.flatMap(({ removed }) => removed),
  };
}
