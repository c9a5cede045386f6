import type { ChartGraph } from '../graph/graph.ts';
import { createCard, type Naming } from '../layout/cards.ts';
import type { Layout, PlacedEdge, PlacedInitial } from '../layout/layout.ts';
import { getVisible, type VisibleState } from '../layout/visible.ts';
import { element, escapeXml, PAGE_PEN, STANDALONE_PEN } from './element.ts';
import { formatArrowhead, formatRoute } from './route.ts';
import { renderRow } from './rowSvg.ts';
import { type DrawingTheme, getStandaloneStyle } from './standaloneStyle.ts';
import { renderState } from './stateSvg.ts';

type Options = {
  /** It brings its style along: for documents and for files that are taken away. */
  isStandalone?: boolean;
  /** In which colours that style is. */
  theme?: DrawingTheme;
  /** In which language alone it is written; without it in both, of which a style shows one. */
  naming?: Naming;
};

const MARGIN = 8;

const renderLine = (points: PlacedEdge['points']) => [
  element('path', { class: 'route', d: formatRoute(points) }),
  element('path', { class: 'head', d: formatArrowhead(points) }),
];

const renderInitial = ({ owner, dot, points }: PlacedInitial) =>
  element('g', { class: 'initial', 'data-initial': owner }, [
    element('circle', { class: 'dot', cx: dot.x, cy: dot.y, r: 5 }),
    ...renderLine(points),
  ]);

/**
 * A chart as SVG: classes, attributes and geometry; what it looks like stands in chart.css. The same chart gives the same
 * text.
 */
export function renderChart(
  graph: ChartGraph,
  layout: Layout,
  { isStandalone = false, theme, naming }: Options = {},
): string {
  const pen = isStandalone ? STANDALONE_PEN : PAGE_PEN;
  const collapsed = new Set(layout.states.filter((state) => state.isCollapsed).map(({ id }) => id));
  const { isOverview, jumps } = layout;
  const { root, bundles } = getVisible(graph, { isOverview, collapsed, jumps: new Set(jumps) });
  const placedById = new Map(layout.states.map((state) => [state.id, state]));
  const bundlesById = new Map(bundles.map((bundle) => [bundle.id, bundle]));

  const renderStates = (visible: VisibleState, depth: number, isRegion: boolean): string[] => {
    const { state, inside } = visible;
    const box = placedById.get(state.id);
    const ownSvg = box ? [renderState(visible, box, { isRegion, depth, naming, pen })] : [];
    return [...ownSvg, ...inside.flatMap((child) => renderStates(child, depth + 1, state.kind === 'parallel'))];
  };

  const renderEdge = ({ source, target, points, rows, isBothWays }: PlacedEdge): string => {
    const bundle = bundlesById.get(`${source}>${target}`);
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
    const labels = card.rows.flatMap((row, index) => {
      const box = rows[index]?.box;
      return box ? [renderRow(row, box, { isInBox: false, naming, pen })] : [];
    });
    const [first] = rows;
    const plate =
      first && rows.length > 1 ? [element('rect', { class: 'plate', ...first.box, height: card.height, rx: 9 })] : [];
    const backArrowhead = isBothWays
      ? [element('path', { class: 'head', d: formatArrowhead(points.toReversed()) })]
      : [];
    return element('g', attributes, [...renderLine(points), ...backArrowhead, ...plate, ...labels]);
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
    ...(isStandalone ? { width, height, role: 'img' } : {}),
    'aria-label': pen.getAriaLabel(`${graph.id}: ${graph.description}`),
  };
  return element('svg', attributes, [
    ...(isStandalone ? [`<title>${escapeXml(graph.id)}</title>`, `<style>${getStandaloneStyle(theme)}</style>`] : []),
    ...renderStates(root, 0, false),
    ...layout.initials.map(renderInitial),
    ...layout.edges.map(renderEdge),
  ]);
}
