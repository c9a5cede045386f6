import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Direction } from '../catalogue/catalogue.ts';
import { cardOf } from './cards.ts';
import { initialOf } from './elkGraph.ts';
import type { Box, Layout, Point } from './layout.ts';
import type { Visible, VisibleState } from './visible.ts';

const whole = ({ x, y }: Point): Point => ({ x: Math.round(x * 2) / 2, y: Math.round(y * 2) / 2 });

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  ...whole({ x, y }),
  width: Math.round(width),
  height: Math.round(height),
});

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint].map(whole));

/** What ELK placed, as a layout: lines that were handed over backwards run forwards again. */
export function placedOf(visible: Visible, laid: ElkNode, flipped: ReadonlySet<string>, direction: Direction): Layout {
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
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    states: all.map(({ state: { id }, inside, isCollapsed }) => {
      const box = boxOf(nodes.get(id) as ElkNode);
      return { id, box, head: box, hasInside: inside.length > 0 || isCollapsed, isCollapsed };
    }),
    initials: all.flatMap(({ state: { id } }) => {
      const dot = nodes.get(initialOf(id));
      const edge = edges.get(initialOf(id));
      if (!dot || !edge) return [];
      const { x, y, width, height } = boxOf(dot);
      return [{ owner: id, dot: { x: x + width / 2, y: y + height / 2 }, points: pointsOf(edge) }];
    }),
    edges: visible.bundles.map(({ id, source, target, transitions }) => {
      const edge = edges.get(id) as ElkExtendedEdge;
      const points = pointsOf(edge);
      const label = boxOf(edge.labels?.[0] ?? {});
      return {
        source,
        target,
        points: flipped.has(id) ? points.reverse() : points,
        rows: cardOf(transitions).rows.map(({ transition, y, height }) => ({
          transition: transition.id,
          box: { x: label.x, y: label.y + y, width: label.width, height },
        })),
      };
    }),
  };
}
