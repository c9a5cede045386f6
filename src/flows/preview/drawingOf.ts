import type { PreviewShown } from '../../../machines/preview/preview.connect.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { pieceOf } from '../../preview/geometry/piece.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { cornerDrawing } from '../../preview/pieces/cornerDrawing.ts';
import { frontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { sideDrawing } from '../../preview/pieces/sideDrawing.ts';
import { middleOf } from '../../preview/rooms/hanging.ts';
import { photoWallDrawing, referenceDrawing } from '../../preview/rooms/photoWallDrawing.ts';
import { wallDrawing } from '../../preview/rooms/wallDrawing.ts';
import type { Shown } from '../../preview/shown.ts';

type View = Pick<PreviewShown, 'view' | 'wall'>;

/** What is seen in a view; `within` is where on it things can be moved. (FRAME-10) */
export function drawingOf(shown: Shown, { view, wall }: View): Drawing & { within?: Rect } {
  switch (view) {
    case 'front':
      return cornerDrawing(shown);
    case 'side':
      return sideDrawing(shown);
    case 'wall': {
      const { photo, reference, inchesPerPixel, ...rest } = wall;
      if (photo && reference) return referenceDrawing(photo, reference);
      if (photo && inchesPerPixel !== null) return photoWallDrawing(shown, { ...rest, photo, inchesPerPixel });
      return wallDrawing(shown, rest);
    }
    default:
      return frontDrawing(shown);
  }
}

/** Where the middle of the piece hangs whose upper left corner was put there, as the chart keeps it. */
export function hungAt(shown: Shown, { wall }: View, corner: Point): Point {
  const { outer } = pieceOf(shown.framing);
  if (!wall.photo) return middleOf(wall.room, outer, corner);
  return { x: corner.x + outer.width / 2, y: corner.y + outer.height / 2 };
}
