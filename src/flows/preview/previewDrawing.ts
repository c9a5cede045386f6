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
import { createWallDrawing, PIECE_GROUP } from '../../preview/rooms/wallDrawing.ts';
import type { Draggable } from '../../preview/stage/draggable.ts';

type View = Pick<PreviewModel, 'view' | 'wall'>;

/** The drawing of a view; `within` bounds what can be moved on it. (FRAME-10) */
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
function getHangingCenter(artwork: Artwork, { wall }: View, corner: Point): Point {
  const { outer } = measurePiece(artwork.framing);
  if (!wall.photo) return getPieceCenter(wall.room, outer, corner);
  return { x: corner.x + outer.width / 2, y: corner.y + outer.height / 2 };
}

/** What can be dragged in a view, and the handler of its moves. */
export function getDraggables(
  artwork: Artwork,
  view: PreviewModel,
  drawing: Drawing & { within?: Rect },
): { draggables: Draggable[]; onMoved: (id: string, at: Point) => void } {
  const { within } = drawing;
  if (!within) return { draggables: [], onMoved: () => {} };
  const { outer: extent } = measurePiece(artwork.framing);
  return {
    draggables: [{ id: PIECE_GROUP, label: `${artwork.title} on the wall`, extent, within }],
    onMoved: (_, at) => view.hang(getHangingCenter(artwork, view, at)),
  };
}
