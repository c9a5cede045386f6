import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import { createCard } from './cards.ts';
import { getInitialId } from './elkGraph.ts';
import type { Box, Layout, Point } from './layout.ts';
import type { Visible, VisibleState } from './visible.ts';

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 });

const getBox = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  ...whole({ x, y }),
  width: Math.round(width),
  height: Math.round(height),
});

const getPoints = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint].map(whole));

/** What ELK placed, as a layout: lines that were handed over backwards run forwards again. */
export function toLayout(
  visible: Visible,
  laid: ElkNode,
  flipped: ReadonlySet<string>,
  { direction, isOverview, jumps }: Pick<Layout, 'direction' | 'isOverview' | 'jumps'>,
): Layout {
  const nodes = new Map<string, ElkNode>();
  const collect = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const child of node.children ?? []) collect(child);
  };
  collect(laid);
  const edges = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]));
  const everyOf = (outer: VisibleState): VisibleState[] => [outer, ...outer.inside.flatMap(everyOf)];
  const all = everyOf(visible.root);
  return {
    direction,
    isOverview,
    jumps,
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: all.map(({ state: { id }, inside, isCollapsed }) => {
      const box = getBox(nodes.get(id) as ElkNode);
      return { id, box, head: box, hasInside: inside.length > 0 || isCollapsed, isCollapsed };
    }),
    initials: all.flatMap(({ state: { id } }) => {
      const dot = nodes.get(getInitialId(id));
      const edge = edges.get(getInitialId(id));
      if (!dot || !edge) return [];
      const { x, y, width, height } = getBox(dot);
      return [{ owner: id, dot: { x: x + width / 2, y: y + height / 2 }, points: getPoints(edge) }];
    }),
    edges: visible.bundles.map(({ id, source, target, transitions, isPlain, isBothWays }) => {
      const edge = edges.get(id) as ElkExtendedEdge;
      const points = getPoints(edge);
      const label = getBox(edge.labels?.[0] ?? {});
      return {
        source,
        target,
        isBothWays,
        points: flipped.has(id) ? points.reverse() : points,
        rows: createCard(isPlain ? [] : transitions).rows.map(({ transition, y, height }) => ({
          transition: transition.id,
          box: { x: label.x, y: label.y + y, width: label.width, height },
        })),
      };
    }),
  };
}
