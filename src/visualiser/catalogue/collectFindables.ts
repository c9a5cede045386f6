import { humanizeName } from '../graph/words.ts';
import type { ChartData, Findable } from './catalogue.ts';

/** A name is found by its words, too: 'pincode.notFound' by 'not found'. */
function getFindables({ graph, messages, requirements }: ChartData): Findable[] {
  const { id: chart, description, states, transitions } = graph;
  const parts = [...states, ...transitions];
  return [
    { kind: 'chart', chart, id: null, title: chart, keywords: `${humanizeName(chart)} ${description}` },
    ...states.slice(1).map((state): Findable => {
      const keywords = `${humanizeName(state.id)} ${state.description}`;
      return { kind: 'state', chart, id: state.id, title: state.key, keywords };
    }),
    ...transitions.map(({ id, event, label, guard, actions, description: meaning }): Findable => {
      const names = [event, guard, ...actions].filter(Boolean).join(' ');
      return { kind: 'transition', chart, id, title: label, keywords: `${humanizeName(names)} ${meaning}` };
    }),
    ...Object.entries(messages).map(([name, { text, from }]): Findable => {
      const first = parts.find((part) => part.messages.includes(name));
      return { kind: 'message', chart, id: first?.id ?? null, title: text, keywords: `${name} ${from}` };
    }),
    ...Object.entries(requirements).map(([name, text]): Findable => {
      const first = parts.find((part) => part.requires.includes(name));
      return { kind: 'requirement', chart, id: first?.id ?? null, title: name, keywords: text };
    }),
  ];
}

/** Everything that a search finds, chart by chart. */
export const collectFindables = (charts: readonly ChartData[]): Findable[] => charts.flatMap(getFindables);
