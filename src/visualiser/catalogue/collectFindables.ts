import type { ChartData, FindableRows } from './catalogue.ts';

type Naming = { requires: readonly string[]; messages: readonly string[] };

/** Where in a chart each name is named first: whoever looks for it is led there. -1 where it is named nowhere. */
const firstNamings = (parts: readonly Naming[], of: keyof Naming, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, parts.findIndex((part) => part[of].includes(name))]));

function getRows({ graph, messages, requirements }: ChartData): FindableRows['charts'][number] {
  const { id, description, states, transitions } = graph;
  const places = new Map(states.map((state, at) => [state.id, at]));
  const parts = [...states, ...transitions];
  return {
    id,
    description,
    states: states.slice(1).map((state) => [state.id.slice(id.length + 1), state.description]),
    transitions: transitions.map((one) => [
      places.get(one.source) ?? 0,
      one.event,
      one.branch,
      one.label === one.event ? '' : one.label,
      [one.guard ?? '', ...one.actions].join(' ').trim(),
      one.description,
    ]),
    messagePlaces: firstNamings(parts, 'messages', Object.keys(messages)),
    requires: firstNamings(parts, 'requires', Object.keys(requirements)),
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
