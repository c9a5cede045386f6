import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import type { Held } from '../../preview/konva/held.ts';
import { MARKS } from '../../preview/rooms/photoWallDrawing.ts';
import { PIECE } from '../../preview/rooms/wallDrawing.ts';
import type { Shown } from '../../preview/shown.ts';
import { drawingOf, hungAt } from './drawingOf.ts';

const HOW = 'Arrow keys move it, with shift farther.';
/** A mark goes so much of the photo's width with a key. */
const MARK_STEP = 1 / 200;

/** Where the group of a name stands in a drawing. */
export const groupAt = (drawing: Drawing, id: string): Point =>
  drawing.parts.flatMap((part) => (part.kind === 'group' && part.id === id ? [part.at] : []))[0] ?? { x: 0, y: 0 };

/** What can be taken hold of in a view, and what becomes of it when it was moved. */
export function movable(
  shown: Shown,
  view: PreviewShown,
  drawing: Drawing & { within?: Rect } = drawingOf(shown, view),
): { held: Held[]; moved: (id: string, at: Point) => void } {
  const { within } = drawing;
  if (view.view !== 'wall') return { held: [], moved: () => {} };
  if (view.wall.reference && view.wall.photo) {
    const step = Math.max(1, Math.round(view.wall.photo.width * MARK_STEP));
    return {
      held: [
        { id: MARKS.from, label: 'First mark', how: HOW, within, step },
        { id: MARKS.to, label: 'Second mark', how: HOW, within, step },
      ],
      moved: (id, { x, y }) => view.moveMark(id === MARKS.from ? 'from' : 'to', { x: Math.round(x), y: Math.round(y) }),
    };
  }
  return {
    held: [{ id: PIECE, label: `${shown.title} on the wall`, how: HOW, within }],
    moved: (_, at) => view.hang(hungAt(shown, view, at)),
  };
}
