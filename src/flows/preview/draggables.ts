import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import type { Draggable } from '../../preview/konva/draggable.ts';
import { PIECE_GROUP } from '../../preview/rooms/wallDrawing.ts';
import { createPreviewDrawing, getHangingCenter } from './previewDrawing.ts';

const HOW = 'Arrow keys move it, with shift farther.';

/** Where the group of a name stands in a drawing. */
export const getGroupPosition = (drawing: Drawing, id: string): Point =>
  drawing.parts.flatMap((part) => (part.kind === 'group' && part.id === id ? [part.at] : []))[0] ?? { x: 0, y: 0 };

/** What can be taken hold of in a view, and what becomes of it when it was moved. */
export function getDraggables(
  artwork: Artwork,
  view: PreviewModel,
  drawing: Drawing & { within?: Rect } = createPreviewDrawing(artwork, view),
): { draggables: Draggable[]; moved: (id: string, at: Point) => void } {
  const { within } = drawing;
  if (view.view !== 'wall') return { draggables: [], moved: () => {} };
  return {
    draggables: [{ id: PIECE_GROUP, label: `${artwork.title} on the wall`, how: HOW, within }],
    moved: (_, at) => view.hang(getHangingCenter(artwork, view, at)),
  };
}
