import type { AnyEventObject } from 'xstate';
import { isMachine } from '../../../machines/kit/transitions.ts';
import type { Message } from '../../messages/message.ts';
import { createGraph } from '../graph/createGraph.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { ChartData } from './catalogue.ts';
import { type Chart, everyChart } from './everyChart.ts';
import { getPaths } from './getPaths.ts';

/** Information on charts from outside their machines. */
export type ChartTexts = {
  /** The texts of the requirements by id. */
  requirements: ReadonlyMap<string, string>;
  messages: Readonly<Record<string, Message>>;
  /** The calls of the backend that a chart's port makes. */
  findCalls(chart: string, port: string): string[];
};

/** What each invocation of a chart is: another chart, or a port with its calls. */
function listInvocations(
  { machine }: Chart,
  graph: ChartGraph,
  findCalls: ChartTexts['findCalls'],
): ChartData['invocations'] {
  const sources = [...new Set(graph.states.flatMap(({ invokes }) => invokes.map(({ src }) => src)))];
  return Object.fromEntries(
    sources.map((src) => {
      const logic = machine.implementations.actors[src];
      const isChart = isMachine(logic) && everyChart.has(logic.id);
      return [src, isChart ? { chart: logic.id } : { calls: findCalls(machine.id, src) }];
    }),
  );
}

const pickKeys = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(
    [...new Set(keys)].sort().flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])),
  );

/** What is known of a chart without walking it. */
export type ChartDescription = Omit<ChartData, 'paths'>;

/** All that is known of one chart but its paths, which take their time. */
export function describeChart(chart: Chart, texts: ChartTexts): ChartDescription {
  const graph = createGraph(chart.machine);
  const parts = [...graph.states, ...graph.transitions];
  return {
    graph,
    invocations: listInvocations(chart, graph, texts.findCalls),
    samples: (chart.samples.events as readonly AnyEventObject[]).filter(({ type }) => !type.startsWith('xstate.')),
    messages: pickKeys(
      texts.messages,
      parts.flatMap(({ messages: messageIds }) => messageIds),
    ),
    requirements: pickKeys(
      Object.fromEntries(texts.requirements),
      parts.flatMap(({ requires }) => requires),
    ),
  };
}

/** All that is known of one chart. */
export function createChartData(chart: Chart, texts: ChartTexts): ChartData {
  const description = describeChart(chart, texts);
  const paths = getPaths(chart);
  const pathRequirements = paths.flatMap(({ requires = [] }) => requires);
  return {
    ...description,
    requirements: pickKeys(Object.fromEntries(texts.requirements), [
      ...Object.keys(description.requirements),
      ...pathRequirements,
    ]),
    paths,
  };
}
