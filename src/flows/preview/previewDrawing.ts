import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { measurePiece } from '../../preview/geometry/piece.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { createCornerDrawing } from '../../preview/pieces/cornerDrawing.ts';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { createSideDrawing } from '../../preview/pieces/sideDrawing.ts';
import { placeAtRight } from '../../preview/rooms/background.ts';
import { getPieceCenter } from '../../preview/rooms/hanging.ts';
import { createPhotoWallDrawing } from '../../preview/rooms/photoWallDrawing.ts';
import { createWallDrawing } from '../../preview/rooms/wallDrawing.ts';

type View = Pick<PreviewModel, 'view' | 'wall'>;

/** What is seen in a view; `within` is where on it things can be moved. (FRAME-10) */
export function createPreviewDrawing(artwork: Artwork, { view, wall }: View): Drawing & { within?: Rect } {
  switch (view) {
    case 'front':
      return placeAtRight(createCornerDrawing(artwork));
    case 'side':
      return createSideDrawing(artwork);
    case 'wall': {
      const { photo, inchesPerPixel, ...rest } = wall;
      if (photo && inchesPerPixel !== null) return createPhotoWallDrawing(artwork, { ...rest, photo, inchesPerPixel });
      return createWallDrawing(artwork, rest);
    }
    default:
      return createFrontDrawing(artwork);
  }
}

/** Where the middle of the piece hangs whose upper left corner was put there, as the chart keeps it. */
export function getHangingCenter(artwork: Artwork, { wall }: View, corner: Point): Point {
  const { outer } = measurePiece(artwork.framing);
  if (!wall.photo) return getPieceCenter(wall.room, outer, corner);
  return { x: corner.x + outer.width / 2, y: corner.y + outer.height / 2 };
}
