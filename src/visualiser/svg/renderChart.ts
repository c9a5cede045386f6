import type { ChartGraph } from '../graph/graph.ts';
import { createCard, type Naming } from '../layout/cards.ts';
import type { Layout, PlacedEdge, PlacedInitial } from '../layout/layout.ts';
import { getVisible, type VisibleState } from '../layout/visible.ts';
import { element, escapeXml, PAGE_PEN, STANDALONE_PEN } from './element.ts';
import { formatArrowhead, formatRoute } from './route.ts';
import { renderRow } from './rowSvg.ts';
import { getStandaloneStyle } from './standaloneStyle.ts';
import { renderState } from './stateSvg.ts';

type Options = {
  /** It brings its style along: for documents and for files that are taken away. */
  isAlone?: boolean;
  /** In which language alone it is written; without it in both, of which a style shows one. */
  naming?: Naming;
};

const MARGIN = 8;

const getLines = (points: PlacedEdge['points']) => [
  element('path', { class: 'route', d: formatRoute(points) }),
  element('path', { class: 'head', d: formatArrowhead(points) }),
];

const initialSvg = ({ owner, dot, points }: PlacedInitial) =>
  element('g', { class: 'initial', 'data-initial': owner }, [
    element('circle', { class: 'dot', cx: dot.x, cy: dot.y, r: 5 }),
    ...getLines(points),
  ]);

/**
 * A chart as SVG: classes, attributes and geometry; what it looks like stands in chart.css. The same chart gives the same
 * text.
 */
export function renderChart(graph: ChartGraph, layout: Layout, { isAlone = false, naming }: Options = {}): string {
  const pen = isAlone ? STANDALONE_PEN : PAGE_PEN;
  const collapsed = new Set(layout.states.filter((state) => state.isCollapsed).map(({ id }) => id));
  const { isOverview, jumps } = layout;
  const { root, bundles } = getVisible(graph, { isOverview, collapsed, jumps: new Set(jumps) });
  const placed = new Map(layout.states.map((state) => [state.id, state]));
  const carried = new Map(bundles.map((bundle) => [bundle.id, bundle]));

  const getStates = (visible: VisibleState, depth: number, isRegion: boolean): string[] => {
    const { state, inside } = visible;
    const box = placed.get(state.id);
    const own = box ? [renderState(visible, box, { isRegion, depth, naming, pen })] : [];
    return [...own, ...inside.flatMap((inner) => getStates(inner, depth + 1, state.kind === 'parallel'))];
  };

  const edgeSvg = ({ source, target, points, rows, isBothWays }: PlacedEdge): string => {
    const bundle = carried.get(`${source}>${target}`);
    const transitions = bundle?.transitions ?? [];
    const card = createCard(bundle?.isPlain ? [] : transitions);
    const attributes = {
      class: 'edge',
      'data-edge': transitions.map(({ id }) => id).join(' '),
      'data-source': source,
      'data-target': target,
      'data-trigger': transitions.every(({ trigger }) => trigger === transitions[0]?.trigger)
        ? (transitions[0]?.trigger ?? 'history')
        : 'several',
    };
    const labels = card.rows.flatMap((row, at) => {
      const box = rows[at]?.box;
      return box ? [renderRow(row, box, { isInBox: false, naming, pen })] : [];
    });
    const [first] = rows;
    const plate =
      first && rows.length > 1 ? [element('rect', { class: 'plate', ...first.box, height: card.height, rx: 9 })] : [];
    const back = isBothWays ? [element('path', { class: 'head', d: formatArrowhead(points.toReversed()) })] : [];
    return element('g', attributes, [...getLines(points), ...back, ...plate, ...labels]);
  };

  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'chart',
    'data-chart': graph.id,
    'data-direction': layout.direction,
    'data-overview':
      isOverview &&
      layout.states.every(({ isCollapsed, hasInside, id }) => id === graph.id || isCollapsed || !hasInside),
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    ...(isAlone ? { width, height, role: 'img' } : {}),
    'aria-label': pen.saying(`${graph.id}: ${graph.description}`),
  };
  return element('svg', attributes, [
    ...(isAlone ? [`<title>${escapeXml(graph.id)}</title>`, `<style>${getStandaloneStyle()}</style>`] : []),
    ...getStates(root, 0, false),
    ...layout.initials.map(initialSvg),
    ...layout.edges.map(edgeSvg),
  ]);
}
