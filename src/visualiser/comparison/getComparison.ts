import type { ChartGraph } from '../graph/graph.ts';
import { type Comparison, compare } from './compare.ts';

const known = new WeakMap<ChartGraph, WeakMap<ChartGraph, Comparison>>();

/** What differs between two versions, worked out once for whoever shows it; null where there are none. */
export function getComparison(versions: { before: ChartGraph; after: ChartGraph } | null): Comparison | null {
  if (!versions) return null;
  const { before, after } = versions;
  const ofBefore = known.get(before) ?? new WeakMap<ChartGraph, Comparison>();
  known.set(before, ofBefore);
  const comparison = ofBefore.get(after) ?? compare(before, after);
  ofBefore.set(after, comparison);
  return comparison;
}
