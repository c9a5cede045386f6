import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';

/** Transitions with the same source and target, drawn as one line with a row for each. */
export type Bundle = {
  id: string;
  source: string;
  target: string;
  transitions: GraphTransition[];
  /** Between two boxes of the overview: one line without words, whichever way its transitions lead. */
  isPlain: boolean;
  isBothWays: boolean;
};

/** How much of a chart is drawn. */
export type Extent = {
  /** The states right inside the chart are named boxes, with plain lines between them, until they are opened. */
  isOverview: boolean;
  /** States that hide what is inside them. */
  collapsed: ReadonlySet<string>;
  /** Ids of bundles that are reported in the box of their source, for a line would cross too many others. */
  jumps: ReadonlySet<string>;
};

/** All of a chart, with every line. */
export const WHOLE: Extent = { isOverview: false, collapsed: new Set(), jumps: new Set() };

export type VisibleState = {
  state: GraphState;
  inside: VisibleState[];
  isCollapsed: boolean;
  /** A named box of the overview. */
  isBox: boolean;
  /** Of a box: its transition is taken from anywhere in the chart, and has no line. */
  isOpenToAll: boolean;
  /** The chart itself in an overview: its name alone. */
  isFrame: boolean;
  /** How many states are inside, at any depth, drawn or not. */
  count: number;
  /** Transitions that lead nowhere else, or have no line: reported inside the box. */
  own: GraphTransition[];
  /** Of a box: the boxes that it leads to without a line. */
  jumps: GraphState[];
};

/** What of a chart is drawn while some states hide what is inside them. */
export type Visible = { root: VisibleState; bundles: Bundle[] };

/** The states of a chart that can be folded: those with states inside, but for the chart itself. */
export const getFoldableStates = ({ states }: ChartGraph): string[] => {
  const outer = new Set(states.map(({ parent }) => parent));
  return states.flatMap(({ id, parent }) => (parent !== null && outer.has(id) ? [id] : []));
};

/** Of these, the ones right inside the chart. */
export const getTopFolds = (graph: ChartGraph): string[] => {
  const [root] = graph.states as [GraphState];
  const tops = graph.states.filter(({ parent }) => parent === root.id).map(({ id }) => id);
  return getFoldableStates(graph).filter((id) => tops.includes(id));
};

/**
 * What is drawn of a chart. A transition out of or into a hidden state is drawn at the state that hides it; one between
 * two states hidden by the same state is not drawn; one that leads out of what is drawn is reported in its box.
 */
export function getVisible({ states, transitions }: ChartGraph, { isOverview, collapsed, jumps }: Extent): Visible {
  const [root] = states as [GraphState];
  const byId = new Map(states.map((state) => [state.id, state]));
  const insideOf = (id: string) => states.filter(({ parent }) => parent === id);
  const visibleIds = new Map<string, string>();
  for (const { id, parent } of states) {
    const outer = parent === null ? id : (visibleIds.get(parent) as string);
    visibleIds.set(id, parent !== null && (outer !== parent || collapsed.has(parent)) ? outer : id);
  }
  const isBox = (id: string) =>
    isOverview && byId.get(id)?.parent === root.id && (collapsed.has(id) || insideOf(id).length === 0);
  const own = new Map<string, GraphTransition[]>();
  const addOwn = (id: string, some: readonly GraphTransition[]) => own.set(id, [...(own.get(id) ?? []), ...some]);
  const openToAll = new Set<string>();
  const bundles = new Map<string, Bundle>();
  const place = (from: string, to: string): Bundle => {
    const isPlain = isBox(from) && isBox(to);
    const reverse = isPlain ? bundles.get(`${to}>${from}`) : undefined;
    if (reverse) {
      reverse.isBothWays = true;
      return reverse;
    }
    const id = `${from}>${to}`;
    const bundle = bundles.get(id) ?? { id, source: from, target: to, transitions: [], isPlain, isBothWays: false };
    bundles.set(id, bundle);
    return bundle;
  };
  for (const transition of transitions) {
    const source = visibleIds.get(transition.source) as string;
    const targets = new Set(transition.targets.flatMap((target) => visibleIds.get(target) ?? []));
    if (isOverview && source === root.id) {
      for (const target of targets) openToAll.add(target);
      continue;
    }
    if (targets.size === 0 || targets.has(source)) {
      if (source === transition.source) addOwn(source, [transition]);
      continue;
    }
    [...targets].forEach((target, at) => {
      const bundle = place(source, target);
      // its label stands once, on the line to its first target
      if (at === 0) bundle.transitions.push(transition);
    });
  }
  for (const { id, history } of states)
    for (const target of history && visibleIds.get(id) === id ? history.targets : [])
      if (byId.has(target)) place(id, visibleIds.get(target) as string);

  const jumping = new Map<string, GraphState[]>();
  const lines = [...bundles.values()].filter(({ id, source, target, isPlain, isBothWays, transitions: carried }) => {
    if (!jumps.has(id)) return true;
    const leap = (from: string, to: string) =>
      jumping.set(from, [...(jumping.get(from) ?? []), byId.get(to) as GraphState]);
    if (!isPlain) addOwn(source, carried);
    else {
      leap(source, target);
      if (isBothWays) leap(target, source);
    }
    return false;
  });
  const countIn = (id: string): number => insideOf(id).reduce((sum, inner) => sum + 1 + countIn(inner.id), 0);
  const toVisibleState = (state: GraphState): VisibleState => {
    const inside = insideOf(state.id);
    const isCollapsed = collapsed.has(state.id) && inside.length > 0;
    const hasOwn = !isBox(state.id) && !(isOverview && state === root);
    return {
      state,
      inside: isCollapsed ? [] : inside.map(toVisibleState),
      isCollapsed,
      isBox: isBox(state.id),
      isOpenToAll: openToAll.has(state.id),
      isFrame: isOverview && state === root,
      count: countIn(state.id),
      own: hasOwn ? (own.get(state.id) ?? []) : [],
      jumps: jumping.get(state.id) ?? [],
    };
  };
  return { root: toVisibleState(root), bundles: lines };
}
