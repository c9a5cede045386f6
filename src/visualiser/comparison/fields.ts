import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';

/** What of a part is another: what it is called, and what it was and is, as words; '' where there is nothing. */
export type Field = { name: string; before: string; after: string };

type FieldTexts = Record<string, string>;

const list = (parts: readonly string[]) => parts.join(', ');

const toChartTexts = ({ description }: ChartGraph): FieldTexts => ({ description });

const toStateTexts = (state: GraphState): FieldTexts => ({
  kind: state.kind,
  'begins with': state.initial ?? '',
  remembers: state.history
    ? `${state.history.isDeep ? 'all levels' : 'one level'}, else ${list(state.history.targets)}`
    : '',
  description: state.description,
  tags: list(state.tags),
  requirements: list(state.requires),
  messages: list(state.messages),
  'on entry': list(state.entry),
  'on exit': list(state.exit),
  runs: list(state.invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`))),
});

const toTransitionTexts = (transition: GraphTransition): FieldTexts => ({
  'leads to': list(transition.targets),
  guard: transition.guard ?? '',
  actions: list(transition.actions),
  delay: transition.delay?.ms == null ? (transition.delay?.name ?? '') : `${transition.delay.ms} ms`,
  description: transition.description,
  requirements: list(transition.requires),
  messages: list(transition.messages),
  'leaves its state on the way': transition.isReentering ? 'yes' : 'no',
});

const findDifferences = (was: FieldTexts, is: FieldTexts): Field[] =>
  Object.keys(is).flatMap((name) => {
    const [before, after] = [was[name] ?? '', is[name] ?? ''];
    return before === after ? [] : [{ name, before, after }];
  });

/** What is known of the chart as a whole. */
export const diffChart = (was: ChartGraph, now: ChartGraph) => findDifferences(toChartTexts(was), toChartTexts(now));

/** What of a state is another. */
export const diffState = (was: GraphState, now: GraphState) => findDifferences(toStateTexts(was), toStateTexts(now));

const formatBranch = (branch: number) => `branch ${branch + 1}`;

/** What of a transition is another; `hasMoved`: it is tried before or after others than it was. */
export const diffTransition = (was: GraphTransition, now: GraphTransition, hasMoved: boolean): Field[] => [
  ...findDifferences(toTransitionTexts(was), toTransitionTexts(now)),
  ...(hasMoved ? [{ name: 'is tried as', before: formatBranch(was.branch), after: formatBranch(now.branch) }] : []),
];

/** Do two transitions differ in nothing but their place? */
export const isSameBesidesBranch = (one: GraphTransition, other: GraphTransition) =>
  findDifferences(toTransitionTexts(one), toTransitionTexts(other)).length === 0;
