import type { ChartGraph, GraphState, GraphTransition } from '../graph/graph.ts';
import { getPageStages } from '../layout/stage.ts';
import { AREAS } from './areas.ts';
import type { ChartDescription } from './chartData.ts';
import { getParents } from './createCatalogue.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (titles: string[], rows: string[][]): string =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
const code = (name: string) => `\`${name}\``;
const joinNames = (names: readonly string[]) => names.join(', ');
const linkTo = (chart: string) => `[${chart}](${chart}.md)`;

/** The name of a state in its own chart: 'review.pricing'; the chart's own for the root. */
const getLocalName = (chart: string, id: string) => (id === chart ? chart : id.slice(chart.length + 1));

function stateRows({ graph, messages }: ChartDescription): string[][] {
  const getStateSuffix = ({ id, kind }: GraphState) => {
    const initial = graph.states.some((state) => state.initial === id) ? ' (first)' : '';
    return kind === 'atomic' || kind === 'compound' ? initial : ` (${kind})`;
  };
  return graph.states
    .slice(1)
    .map((state) => [
      `<a id="${anchor(state.id)}"></a>${code(getLocalName(graph.id, state.id))}${getStateSuffix(state)}`,
      state.description,
      state.messages.map((messageIds) => `“${messages[messageIds]?.text ?? messageIds}”`).join(' '),
      joinNames(state.requires),
    ]);
}

function transitionRows({ graph, messages }: ChartDescription): string[][] {
  const leadsTo = ({ targets }: GraphTransition) =>
    joinNames(targets.map((target) => `[${code(getLocalName(graph.id, target))}](#${anchor(target)})`)) || '_stays_';
  const describe = ({ description, messages: messageIds }: GraphTransition) =>
    [description, ...messageIds.map((id) => `“${messages[id]?.text ?? id}”`)].filter(Boolean).join(' ');
  return graph.transitions.map((transition) => [
    code(getLocalName(graph.id, transition.source)),
    transition.label + (transition.guard ? `, if ${code(transition.guard)}` : ''),
    leadsTo(transition),
    describe(transition),
    joinNames(transition.requires),
  ]);
}

const portRows = ({ invocations }: ChartDescription): string[][] =>
  Object.entries(invocations).map(([src, invocation]) => [
    code(src),
    'chart' in invocation
      ? `the flow ${linkTo(invocation.chart)}`
      : joinNames(invocation.calls.map(code)) || 'stays inside the browser',
  ]);

const section = (title: string, titles: string[], rows: string[][]) =>
  rows.length > 0 ? [`## ${title}`, table(titles, rows)] : [];

/** Where `npm run charts` shows every flow. */
const VISUALISER = 'http://127.0.0.1:4174/charts/';

const anchor = (id: string) => `state-${id}`;

/** The pictures of a page by file: the overview, then one of each stage, or of the whole where it has no two of them. */
export function getPictures(graph: ChartGraph): { file: string; title: string; open: string | null }[] {
  const stages = getPageStages(graph);
  const overview = { file: `${graph.id}.svg`, title: 'Overview', open: null };
  if (stages.length === 0) return [overview, { file: `${graph.id}.all.svg`, title: 'Every step', open: 'all' }];
  return [
    overview,
    ...stages.map((id) => ({
      file: `${id}.svg`,
      title: `Stage: ${getLocalName(graph.id, id)}`,
      open: getLocalName(graph.id, id),
    })),
  ];
}

/** `docs/flows/<chart>.md`: a chart with its diagram, in words; `charts` are all that there are. */
export function createFlowPage(chart: ChartDescription, charts: readonly ChartDescription[]): string {
  const { graph, requirements } = chart;
  const parents = getParents(charts, graph.id);
  return [
    `# ${graph.id}`,
    `${graph.description}.${parents.length > 0 ? ` Run by ${joinNames(parents.map(linkTo))}.` : ''}`,
    `[Open it in the visualiser](${VISUALISER}?chart=${graph.id}): \`npm run charts\` first.`,
    ...getPictures(graph).flatMap(({ file, title, open }) => [
      `## ${title}`,
      ...(open === null ? [] : [`[In the visualiser](${VISUALISER}?chart=${graph.id}&open=${open})`]),
      `![${title} of ${graph.id}](${file})`,
    ]),
    ...section('States', ['State', 'What it is', 'Says', 'Requirements'], stateRows(chart)),
    ...section('Transitions', ['From', 'When', 'Leads to', 'What happens', 'Requirements'], transitionRows(chart)),
    ...section('What it asks for', ['Port', 'Calls'], portRows(chart)),
    ...section('Requirements', ['Id', 'Text'], Object.entries(requirements)),
  ]
    .join('\n\n')
    .concat('\n');
}

/** `docs/flows/README.md`: every flow by area. */
export function createFlowIndex(charts: readonly ChartDescription[]): string {
  const byId = new Map(charts.map((chart) => [chart.graph.id, chart]));
  return [
    '# Flows',
    'Every statechart of the store, with its diagram. These pages are written from `machines/` by `npm run docs`, and a law holds them to the charts; `npm run charts` shows the same and plays it.',
    ...AREAS.flatMap(({ name, charts: ids }) => {
      const rows = ids.flatMap((id) => byId.get(id) ?? []).map(({ graph }) => [linkTo(graph.id), graph.description]);
      return rows.length > 0 ? [`## ${name}`, table(['Flow', 'What it is for'], rows)] : [];
    }),
  ]
    .join('\n\n')
    .concat('\n');
}
