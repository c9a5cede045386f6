import type { Group as GroupNode } from 'konva/lib/Group';
import type { Size } from '../../domain/size.ts';
import type { Point, Rect } from '../geometry/plane.ts';

/**
 * The groups that can be moved, by their ids, and the one that is dragged right now: its canvas slides, or it is drawn again
 * at each position.
 */
export type DragState = { nodes: Map<string, GroupNode>; moving: { id: string; isSliding: boolean } | null };

const isInside = ({ x, y, width, height }: Rect, stage: Size) =>
  x >= 0 && y >= 0 && x + width <= stage.width && y + height <= stage.height;

/** A canvas with the whole group and nothing else can be moved by CSS, without drawing. */
const canSlide = (node: GroupNode, extent: Rect) => {
  const stage = node.getStage();
  return node.parent?.children.length === 1 && stage !== null && isInside(extent, stage.size());
};

/**
 * Moves a group without React. `to` is the new position of its corner and `getStart` its extent with its shadow at the start;
 * both in CSS pixels of the stage.
 */
export function dragGroup(state: DragState, id: string, to: Point, getStart: () => Rect) {
  const node = state.nodes.get(id);
  const layer = node?.getLayer();
  if (!node || !layer) return;
  if (state.moving?.id !== id) state.moving = { id, isSliding: canSlide(node, getStart()) };
  if (state.moving.isSliding) {
    const { style } = layer.getNativeCanvasElement();
    style.willChange = 'transform';
    style.transform = `translate(${to.x - node.x()}px, ${to.y - node.y()}px)`;
  } else {
    node.position(to);
    layer.batchDraw();
  }
}

/** Ends a drag at the position that the drawing has. The canvas slides back once it has been drawn there. */
export function releaseGroup(state: DragState, id: string, position: Point) {
  const node = state.nodes.get(id);
  state.moving = null;
  node?.position(position);
  const layer = node?.getLayer();
  layer?.off('draw.drag').on('draw.drag', () => {
    if (state.moving?.id === id) return;
    const { style } = layer.off('draw.drag').getNativeCanvasElement();
    style.transform = '';
    style.willChange = '';
  });
  layer?.batchDraw();
}
