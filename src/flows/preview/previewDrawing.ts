import type { PreviewModel } from '../../../machines/preview/preview.connect.ts';
import type { Artwork } from '../../preview/artwork.ts';
import type { Drawing } from '../../preview/drawing/drawing.ts';
import { measurePiece } from '../../preview/geometry/piece.ts';
import type { Point, Rect } from '../../preview/geometry/plane.ts';
import { createCornerDrawing } from '../../preview/pieces/cornerDrawing.ts';
import { createFrontDrawing } from '../../preview/pieces/frontDrawing.ts';
import { createSideDrawing } from '../../preview/pieces/sideDrawing.ts';
import { getPieceCenter, VIEW_RATIO } from '../../preview/rooms/hanging.ts';
import { createPhotoWallDrawing, createReferenceDrawing } from '../../preview/rooms/photoWallDrawing.ts';
import { createWallDrawing } from '../../preview/rooms/wallDrawing.ts';

/** The plain wall of the views that are in no room, as Preview.module.css paints it. */
const GROUND = ['#f5f2ec', '#ece7de', '#e4dfd5'];

type View = Pick<PreviewModel, 'view' | 'wall'>;

/** What is seen in a view; `within` is where on it things can be moved. (FRAME-10) */
export function createPreviewDrawing(artwork: Artwork, { view, wall }: View): Drawing & { within?: Rect } {
  switch (view) {
    case 'front':
      return atTheRight(createCornerDrawing(artwork));
    case 'side':
      return createSideDrawing(artwork);
    case 'wall': {
      const { photo, reference, inchesPerPixel, ...rest } = wall;
      if (photo && reference) return createReferenceDrawing(photo, reference);
      if (photo && inchesPerPixel !== null) return createPhotoWallDrawing(artwork, { ...rest, photo, inchesPerPixel });
      return createWallDrawing(artwork, rest);
    }
    default:
      return createFrontDrawing(artwork);
  }
}

/** A drawing of an upper left corner at the right of its place, so that the wall beside it goes on to the left. */
function atTheRight({ width, height, parts }: Drawing): Drawing {
  const whole = height * VIEW_RATIO;
  return { width: whole, height, parts: [{ kind: 'group', at: { x: whole - width, y: 0 }, parts }] };
}

/** A drawing in the shape of its place and on the ground that it has there: what is saved is what was seen. */
export function addBackground(drawing: Drawing): Drawing {
  const width = Math.max(drawing.width, drawing.height * VIEW_RATIO);
  const height = width / VIEW_RATIO;
  const at = { x: (width - drawing.width) / 2, y: (height - drawing.height) / 2 };
  const stops = GROUND.map((colour, index) => ({ at: index / 2, colour }));
  const fill = { kind: 'linear' as const, from: { x: 0, y: 0 }, to: { x: width, y: height }, stops };
  return {
    width,
    height,
    parts: [
      { kind: 'rect', at: { x: 0, y: 0, width, height }, fill },
      { kind: 'group', at, parts: drawing.parts },
    ],
  };
}

/** Where the middle of the piece hangs whose upper left corner was put there, as the chart keeps it. */
export function getHangingCenter(artwork: Artwork, { wall }: View, corner: Point): Point {
  const { outer } = measurePiece(artwork.framing);
  if (!wall.photo) return getPieceCenter(wall.room, outer, corner);
  return { x: corner.x + outer.width / 2, y: corner.y + outer.height / 2 };
}
