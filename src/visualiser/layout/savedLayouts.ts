import { digest } from '../../../machines/kit/digest.ts';
import type { ChartGraph } from '../graph/graph.ts';
import type { Box, Direction, Layout, Point } from './layout.ts';
import { getVisible } from './visible.ts';

/*
 * Finished layouts of a chart as lines of numbers: what they were made from, then for each direction its size, its states
 * in declared order, its initial markers and its lines. States are told by their place, and a line's rows by the chart.
 */
const DIRECTIONS = ['right', 'down'] as const satisfies readonly Direction[];

/** What of a chart has a say in where it stands; the rest is only told. */
const getLayoutInput = ({ states, transitions }: ChartGraph) => [
  states.map(({ description, requires, messages, tags, ...state }) => state),
  transitions.map(({ description, requires, messages, isReentering, ...transition }) => transition),
];

/** The first line of what is kept; `laidOutBy` is the key of all that lays charts out. */
export const createLayoutKey = (graph: ChartGraph, laidOutBy: string): string =>
  `${digest(JSON.stringify(getLayoutInput(graph)))} by ${laidOutBy}`;

const ofBox = ({ x, y, width, height }: Box) => [x, y, width, height].join(' ');
const ofPoints = (points: readonly Point[]) => points.map(({ x, y }) => `${x} ${y}`).join(' ');

function getLines({ direction, width, height, states, initials, edges }: Layout): string[] {
  const places = new Map(states.map(({ id }, at) => [id, at]));
  return [
    `${direction} ${width} ${height}`,
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

function layoutIn(direction: Direction, lines: readonly string[], graph: ChartGraph): Layout {
  const { root, bundles } = getVisible(graph, new Set());
  const everyOf = (outer: typeof root): (typeof root)[] => [outer, ...outer.inside.flatMap(everyOf)];
  const all = everyOf(root);
  const idAt = (place = '') => all[Number(place)]?.state.id ?? '';
  const carried = new Map(bundles.map(({ id, transitions }) => [id, transitions]));
  const of = (kind: string) => lines.filter((line) => line.startsWith(kind)).map((line) => line.split(' | '));
  const [, width, height] = lines.find((line) => line.startsWith(direction))?.split(' ') ?? [];
  return {
    direction,
    width: Number(width),
    height: Number(height),
    states: of('state').map(([, box, head = box], at) => {
      const { state, inside } = all[at] as typeof root;
      return { id: state.id, box: boxIn(box), head: boxIn(head), hasInside: inside.length > 0, isCollapsed: false };
    }),
    initials: of('initial').map(([of = '', dot, points]) => {
      const [, owner] = of.split(' ');
      return { owner: idAt(owner), dot: pointsIn(dot)[0] as Point, points: pointsIn(points) };
    }),
    edges: of('edge').map(([between = '', points, ...boxes]) => {
      const [source = '', target = ''] = between.split(' ').slice(1).map(idAt);
      const rows = (carried.get(`${source}>${target}`) ?? []).map(({ id }, at) => ({
        transition: id,
        box: boxIn(boxes[at]),
      }));
      return { source, target, points: pointsIn(points), rows };
    }),
  };
}

/** The layouts of a chart as a text to be kept; `from` says what they were made from. */
export const formatLayouts = (from: string, layouts: Readonly<Record<Direction, Layout>>): string =>
  [from, ...DIRECTIONS.flatMap((direction) => getLines(layouts[direction])), ''].join('\n');

/** The layouts of a chart out of their text; null where they were made from something else than `from`. */
export function parseLayouts(text: string, from: string, graph: ChartGraph): Record<Direction, Layout> | null {
  const [madeFrom, ...lines] = text.split('\n');
  if (madeFrom !== from) return null;
  const second = lines.findIndex((line) => line.startsWith(DIRECTIONS[1]));
  return {
    right: layoutIn('right', lines.slice(0, second), graph),
    down: layoutIn('down', lines.slice(second), graph),
  };
}
