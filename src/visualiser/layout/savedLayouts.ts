import { digest } from '../../../machines/kit/digest.ts';
import type { ChartGraph } from '../graph/graph.ts';
import { layOutChart, layOutOverview, layOutPage } from './layOutChart.ts';
import type { Box, Layout, Point } from './layout.ts';
import { getPageStages, getStageGraph } from './stage.ts';
import { getTopFolds, getVisible, type VisibleState, WHOLE } from './visible.ts';

/*
 * Finished layouts of a chart as lines of numbers: what they were made from, then for each of them its name and size, its
 * states in declared order, its initial markers and its lines. States are told by their place, and a line's rows by the
 * chart.
 */

/** Layouts of a chart by name: 'overview.right', 'whole.down', and for its page in the docs 'page', or 'page.<state>' of each stage. */
export type Layouts = Readonly<Record<string, Layout>>;

/** No picture of a page in the docs is wider, in px: else its texts would be smaller than 11 px there. */
const PAGE_WIDTH = 960;

/** The chart that a layout shows: all of it, or one of its states with what is inside. */
export const getPictured = (graph: ChartGraph, name: string): ChartGraph =>
  name.startsWith('page.') ? getStageGraph(graph, name.slice('page.'.length)) : graph;

/** Lays a chart out in every way that is stored: for the visualiser, and for its page in the docs. */
export async function layOutAll(graph: ChartGraph): Promise<Layouts> {
  const layouts: Record<string, Layout> = {};
  for (const direction of ['right', 'down'] as const) {
    layouts[`overview.${direction}`] = await layOutOverview(graph, direction);
    layouts[`whole.${direction}`] = await layOutChart(graph, direction);
  }
  const stages = getPageStages(graph);
  if (stages.length === 0) return { ...layouts, page: await layOutPage(graph, PAGE_WIDTH) };
  for (const id of stages) layouts[`page.${id}`] = await layOutPage(getStageGraph(graph, id), PAGE_WIDTH);
  return layouts;
}

/** What of a chart has a say in where it stands; the rest is only told. */
const getLayoutInput = ({ states, transitions }: ChartGraph) => [
  states.map(({ requires, messages, tags, ...state }) => state),
  transitions.map(({ requires, messages, isReentering, ...transition }) => transition),
];

/** The first line of what is kept; `laidOutBy` is the key of all that lays charts out. */
export const createLayoutKey = (graph: ChartGraph, laidOutBy: string): string =>
  `${digest(JSON.stringify(getLayoutInput(graph)))} by ${laidOutBy}`;

const ofBox = ({ x, y, width, height }: Box) => [x, y, width, height].join(' ');
const ofPoints = (points: readonly Point[]) => points.map(({ x, y }) => `${x} ${y}`).join(' ');

function getLines(name: string, { direction, isOverview, jumps, width, height, states, initials, edges }: Layout) {
  const places = new Map(states.map(({ id }, at) => [id, at]));
  return [
    `layout ${name} ${direction} ${width} ${height} ${isOverview ? 'overview' : 'whole'}`,
    ...jumps.map((id) => `jump ${id}`),
    ...states.map(({ box, head }) => ['state', ...new Set([ofBox(box), ofBox(head)])].join(' | ')),
    ...initials.map(
      ({ owner, dot, points }) => `initial ${places.get(owner)} | ${ofPoints([dot])} | ${ofPoints(points)}`,
    ),
    ...edges.map(({ source, target, points, rows }) =>
      [`edge ${places.get(source)} ${places.get(target)}`, ofPoints(points), ...rows.map(({ box }) => ofBox(box))].join(
        ' | ',
      ),
    ),
  ];
}

const numbersIn = (group = '') => group.split(' ').map(Number);
const boxIn = (group?: string): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = numbersIn(group);
  return { x, y, width, height };
};
const pointsIn = (group?: string): Point[] => {
  const numbers = numbersIn(group);
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));
};

function layoutIn([first = '', ...lines]: readonly string[], graph: ChartGraph): Layout {
  const [, , direction, width, height, extent] = first.split(' ');
  const isOverview = extent === 'overview';
  const jumps = lines.filter((line) => line.startsWith('jump ')).map((line) => line.slice('jump '.length));
  const collapsed = isOverview ? new Set(getTopFolds(graph)) : WHOLE.collapsed;
  const { root, bundles } = getVisible(graph, { isOverview, collapsed, jumps: new Set(jumps) });
  const everyOf = (outer: VisibleState): VisibleState[] => [outer, ...outer.inside.flatMap(everyOf)];
  const all = everyOf(root);
  const idAt = (place = '') => all[Number(place)]?.state.id ?? '';
  const carried = new Map(bundles.map((bundle) => [bundle.id, bundle]));
  const of = (kind: string) => lines.filter((line) => line.startsWith(kind)).map((line) => line.split(' | '));
  return {
    direction: direction === 'down' ? 'down' : 'right',
    isOverview,
    jumps,
    width: Number(width),
    height: Number(height),
    states: of('state').map(([, box, head = box], at) => {
      const { state, inside, isCollapsed } = all[at] as VisibleState;
      const hasInside = inside.length > 0 || isCollapsed;
      return { id: state.id, box: boxIn(box), head: boxIn(head), hasInside, isCollapsed };
    }),
    initials: of('initial').map(([of = '', dot, points]) => {
      const [, owner] = of.split(' ');
      return { owner: idAt(owner), dot: pointsIn(dot)[0] as Point, points: pointsIn(points) };
    }),
    edges: of('edge').map(([between = '', points, ...boxes]) => {
      const [source = '', target = ''] = between.split(' ').slice(1).map(idAt);
      const bundle = carried.get(`${source}>${target}`);
      const rows = (bundle?.isPlain ? [] : (bundle?.transitions ?? [])).map(({ id }, at) => ({
        transition: id,
        box: boxIn(boxes[at]),
      }));
      return { source, target, isBothWays: bundle?.isBothWays ?? false, points: pointsIn(points), rows };
    }),
  };
}

/** The layouts of a chart as a text to be kept; `from` says what they were made from. */
export const formatLayouts = (from: string, layouts: Layouts): string =>
  [from, ...Object.entries(layouts).flatMap(([name, layout]) => getLines(name, layout)), ''].join('\n');

/** The layouts of a chart out of their text; null where they were made from something else than `from`. */
export function parseLayouts(text: string, from: string, graph: ChartGraph): Layouts | null {
  const [madeFrom, ...lines] = text.trimEnd().split('\n');
  if (madeFrom !== from) return null;
  const starts = lines.flatMap((line, at) => (line.startsWith('layout ') ? [at] : []));
  return Object.fromEntries(
    starts.map((start, at) => {
      const name = lines[start]?.split(' ')[1] ?? '';
      return [name, layoutIn(lines.slice(start, starts[at + 1]), getPictured(graph, name))];
    }),
  );
}
