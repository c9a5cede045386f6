import type { ChartData, FindableRows } from './catalogue.ts';

type Mentions = { requires: readonly string[]; messages: readonly string[] };

/** Index of the first part that mentions each name, to which a search leads; -1 if none does. */
const findFirstMentions = (
  parts: readonly Mentions[],
  key: keyof Mentions,
  names: readonly string[],
): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, parts.findIndex((part) => part[key].includes(name))]));

function getRows({ graph, messages, requirements }: ChartData): FindableRows['charts'][number] {
  const { id, description, states, transitions } = graph;
  const stateIndexes = new Map(states.map((state, index) => [state.id, index]));
  const parts = [...states, ...transitions];
  return {
    id,
    description,
    states: states.slice(1).map((state) => [state.id.slice(id.length + 1), state.description]),
    transitions: transitions.map((transition) => [
      stateIndexes.get(transition.source) ?? 0,
      transition.event,
      transition.branch,
      transition.label === transition.event ? '' : transition.label,
      [transition.guard ?? '', ...transition.actions].join(' ').trim(),
      transition.description,
    ]),
    messageIndexes: findFirstMentions(parts, 'messages', Object.keys(messages)),
    requires: findFirstMentions(parts, 'requires', Object.keys(requirements)),
  };
}

/** Everything that a search finds, chart by chart, each text once. */
export const collectFindables = (charts: readonly ChartData[]): FindableRows => ({
  charts: charts.map(getRows),
  messages: Object.fromEntries(
    charts.flatMap(({ messages }) => Object.entries(messages).map(([name, { text, from }]) => [name, [text, from]])),
  ),
  requirements: Object.assign({}, ...charts.map(({ requirements }) => requirements)),
});
