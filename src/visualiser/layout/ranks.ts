import type { Bundle, Visible, VisibleState } from './visible.ts';

/** In which order the states inside a state are reached: breadth or depth first from the initial one, or as declared. */
export type Ranking = 'depth' | 'breadth' | 'declared';

const everyOf = (outer: VisibleState): VisibleState[] => [outer, ...outer.inside.flatMap(everyOf)];

/** Outer states of each state by id, the outermost first and itself last. */
export function getLineages(root: VisibleState): Map<string, string[]> {
  const lineages = new Map<string, string[]>();
  const walk = ({ state, inside }: VisibleState, outer: string[]) => {
    const lineage = [...outer, state.id];
    lineages.set(state.id, lineage);
    for (const one of inside) walk(one, lineage);
  };
  walk(root, []);
  return lineages;
}

function ordered(starts: string[], next: Map<string, string[]>, ranking: Ranking): string[] {
  if (ranking === 'declared') return starts;
  const seen = new Set<string>();
  if (ranking === 'breadth') {
    const queue = starts.slice(0, 1);
    const order: string[] = [];
    for (const start of starts) {
      if (!seen.has(start)) queue.push(start);
      for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        if (seen.has(at)) continue;
        seen.add(at);
        order.push(at);
        queue.push(...(next.get(at) ?? []));
      }
    }
    return order;
  }
  const done: string[] = [];
  const visit = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const after of next.get(at) ?? []) visit(after);
    done.unshift(at);
  };
  const order: string[] = [];
  for (const start of starts) {
    done.length = 0;
    visit(start);
    order.push(...done);
  }
  return order;
}

/**
 * Which lines run against the direction of the diagram. ELK's own cycle breaking knows neither where a chart begins nor,
 * across levels, what its author declared first.
 */
export function createBackwardTest({ root, bundles }: Visible, ranking: Ranking): (bundle: Bundle) => boolean {
  const lineages = getLineages(root);
  const rank = new Map<string, number>();
  for (const { state, inside } of everyOf(root)) {
    const depth = (lineages.get(state.id) as string[]).length;
    const next = new Map<string, string[]>();
    for (const { source, target } of bundles) {
      const [from, to] = [lineages.get(source)?.[depth], lineages.get(target)?.[depth]];
      if (lineages.get(source)?.[depth - 1] !== state.id || lineages.get(target)?.[depth - 1] !== state.id) continue;
      if (from && to && from !== to) next.set(from, [...(next.get(from) ?? []), to]);
    }
    const ids = inside.map((one) => one.state.id);
    const starts = [...ids].sort((a, b) => Number(b === state.initial) - Number(a === state.initial));
    ordered(starts, next, ranking).forEach((id, at) => {
      rank.set(id, at);
    });
  }
  return ({ source, target }) => {
    const [from, to] = [lineages.get(source) as string[], lineages.get(target) as string[]];
    const apart = from.findIndex((id, at) => id !== to[at]);
    const [a, b] = [from[apart], to[apart]];
    return a !== undefined && b !== undefined && (rank.get(a) ?? 0) > (rank.get(b) ?? 0);
  };
}
