import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';

/** Transitions with the same source and target, drawn as one line with a row for each. */
export type Bundle = { id: string; source: string; target: string; transitions: GraphTransition[] };

export type VisibleState = {
  state: GraphState;
  inside: VisibleState[];
  isCollapsed: boolean;
  /** Transitions that lead nowhere else: reported inside the box. */
  own: GraphTransition[];
};

/** What of a chart is drawn while some states hide what is inside them. */
export type Visible = { root: VisibleState; bundles: Bundle[] };

/**
 * What is drawn of a chart. A transition out of or into a hidden state is drawn at the state that hides it; one between
 * two states hidden by the same state is not drawn.
 */
export function getVisible({ states, transitions }: ChartGraph, collapsed: ReadonlySet<string>): Visible {
  const byId = new Map(states.map((state) => [state.id, state]));
  const visibleIds = new Map<string, string>();
  for (const { id, parent } of states) {
    const outer = parent === null ? id : (visibleIds.get(parent) as string);
    visibleIds.set(id, parent !== null && (outer !== parent || collapsed.has(parent)) ? outer : id);
  }
  const own = new Map<string, GraphTransition[]>();
  const bundles = new Map<string, Bundle>();
  for (const transition of transitions) {
    const source = visibleIds.get(transition.source) as string;
    const targets = new Set(transition.targets.map((target) => visibleIds.get(target) as string));
    if (targets.size === 0 || targets.has(source)) {
      if (source === transition.source) own.set(source, [...(own.get(source) ?? []), transition]);
      continue;
    }
    [...targets].forEach((target, at) => {
      const id = `${source}>${target}`;
      const bundle = bundles.get(id) ?? { id, source, target, transitions: [] };
      // its label stands once, on the line to its first target
      if (at === 0) bundle.transitions.push(transition);
      bundles.set(id, bundle);
    });
  }
  for (const { id, history } of states)
    for (const target of history && visibleIds.get(id) === id ? history.targets : [])
      if (byId.has(target)) {
        const at = `${id}>${target}`;
        bundles.set(
          at,
          bundles.get(at) ?? { id: at, source: id, target: visibleIds.get(target) as string, transitions: [] },
        );
      }
  const toVisibleState = (state: GraphState): VisibleState => {
    const inside = states.filter(({ parent }) => parent === state.id);
    const isCollapsed = collapsed.has(state.id) && inside.length > 0;
    return { state, inside: isCollapsed ? [] : inside.map(toVisibleState), isCollapsed, own: own.get(state.id) ?? [] };
  };
  return { root: toVisibleState(states[0] as GraphState), bundles: [...bundles.values()] };
}
