import type { ChartData, Findable } from './catalogue.ts';

type Naming = { requires: readonly string[]; says: readonly string[]; id: string };

/** Where in a chart a requirement or a message is named first: whoever looks for it is led there. */
const firstNaming = (parts: readonly Naming[], of: 'requires' | 'says', name: string) =>
  parts.find((part) => part[of].includes(name))?.id ?? null;

/** A name in words: 'pincode.notFound' is found by 'not found' too. */
const inWords = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[._|]+/g, ' ')
    .toLowerCase();

function findablesOf({ graph, messages, requirements }: ChartData): Findable[] {
  const chart = graph.id;
  const parts: Naming[] = [...graph.states, ...graph.transitions];
  return [
    { kind: 'chart', chart, id: null, title: chart, words: `${inWords(chart)} ${graph.description}` },
    ...graph.states.slice(1).map(({ id, key, description }): Findable => {
      return { kind: 'state', chart, id, title: key, words: `${inWords(id)} ${description}` };
    }),
    ...graph.transitions.map(({ id, label, event, guard, actions, description }): Findable => {
      const words = [event, guard ?? '', ...actions].map(inWords).join(' ');
      return { kind: 'transition', chart, id, title: label, words: `${words} ${description}`.trim() };
    }),
    ...Object.entries(messages).map(([name, { text, from }]): Findable => {
      return { kind: 'message', chart, id: firstNaming(parts, 'says', name), title: text, words: `${name} ${from}` };
    }),
    ...Object.entries(requirements).map(([name, text]): Findable => {
      return { kind: 'requirement', chart, id: firstNaming(parts, 'requires', name), title: name, words: text };
    }),
  ];
}

/** Everything that a search finds, chart by chart. */
export const findablesIn = (charts: readonly ChartData[]): Findable[] => charts.flatMap(findablesOf);
