import { useState } from 'react';
import type { Fill, Group, Part } from '../drawing/drawing.ts';

/**
 * Are two drawings, or parts of them, equal? A drawing is created again with every choice, and most of it is unchanged: equal
 * parts are not drawn again.
 */
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) {
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isDeepEqual(item, other[index]))
    );
  }
  const ones = one as Record<string, unknown>;
  const others = other as Record<string, unknown>;
  const keys = Object.keys(ones);
  return keys.length === Object.keys(others).length && keys.every((key) => isDeepEqual(ones[key], others[key]));
}

// A change of frame leaves mat, picture and shadow as they are. Parts that change together are drawn together, on a canvas
// of their own, so that the rest is not drawn again. Which parts these are is learned from the changes.

/** A part, and the group around it. */
type Leaf = { part: Part; group: Group | null };
/** The parts of a drawing one by one, and before which of them a new canvas begins. */
export type CanvasRuns = { parts: readonly Part[]; leaves: readonly Leaf[]; cuts: readonly number[] };

/** Each canvas takes memory, and browsers limit their number. */
const MAX_CUTS = 4;

const getLeaves = (parts: readonly Part[]): Leaf[] =>
  parts.flatMap((part): Leaf[] =>
    part.kind === 'group' ? part.parts.map((inner) => ({ part: inner, group: part })) : [{ part, group: null }],
  );

const isSameGroup = (one: Group | null, other: Group | null) =>
  one === other || (one !== null && other !== null && isDeepEqual({ ...one, parts: null }, { ...other, parts: null }));

const isCostly = (fill?: Fill) => fill !== undefined && fill.kind !== 'colour';

/** Is it expensive enough to draw to be kept on a canvas? */
const isWorthCaching = ({ part }: Leaf): boolean =>
  part.kind === 'rect' || part.kind === 'path'
    ? isCostly(part.fill)
    : part.kind === 'image' || part.kind === 'shadow' || part.kind === 'text' || part.kind === 'group';

/** The boundaries between changed parts and unchanged ones that are worth caching. */
function findCuts(before: readonly Leaf[], after: readonly Leaf[]): number[] {
  const isChanged = after.map((leaf, index) => {
    const old = before[index] as Leaf;
    return !isSameGroup(old.group, leaf.group) || !isDeepEqual(old.part, leaf.part);
  });
  if (!isChanged.includes(true)) return [];
  // Cheap parts may as well be drawn again.
  for (let from = 0; from < after.length; ) {
    let to = from;
    while (to < after.length && !isChanged[to]) to++;
    if (to > from && !after.slice(from, to).some(isWorthCaching)) isChanged.fill(true, from, to);
    from = to + 1;
  }
  return isChanged.flatMap((changed, index) => (index > 0 && changed !== isChanged[index - 1] ? [index] : []));
}

/** Splits the parts of the next drawing into runs, based on the previous one. */
export function updateRuns(before: CanvasRuns | null, parts: readonly Part[]): CanvasRuns {
  const leaves = getLeaves(parts);
  if (before?.leaves.length !== leaves.length) return { parts, leaves, cuts: [] };
  const newCuts = findCuts(before.leaves, leaves);
  const all = [...new Set([...before.cuts, ...newCuts])].sort((one, other) => one - other);
  const cuts = all.length <= MAX_CUTS ? all : newCuts.length <= MAX_CUTS ? newCuts : [];
  return { parts, leaves, cuts };
}

/** Restores the groups of the leaves. */
function groupLeaves(leaves: readonly Leaf[]): Part[] {
  const parts: Part[] = [];
  let open: { group: Group | null; parts: Part[] } = { group: null, parts };
  for (const { part, group } of leaves) {
    if (open.group !== group) {
      open = { group, parts: group ? [] : parts };
      if (group) parts.push({ ...group, parts: open.parts });
    }
    open.parts.push(part);
  }
  return parts;
}

/** The parts for each canvas. */
export const getPartsByRun = ({ leaves, cuts }: CanvasRuns): Part[][] =>
  [...cuts, leaves.length].map((end, index) => groupLeaves(leaves.slice(cuts[index - 1] ?? 0, end)));

/** The previous value as long as the new one is deeply equal: its dependents do not run again. */
export function useStableValue<T>(value: T): T {
  const [stable, setStable] = useState(value);
  if (stable === value || isDeepEqual(stable, value)) return stable;
  setStable(value);
  return value;
}
