import type { Size } from '../../domain/size.ts';
import { getPaintTint, type PaintId, type RoomId } from '../../domain/wall.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import { createPieceParts } from '../pieces/pieceParts.ts';
import { floorParts } from './floors.ts';
import { ROOM_DRAWINGS } from './rooms.ts';
import { createWallShadow, wallParts } from './wallDrawing.ts';

/** A piece of a plan: its name in the drawing, and the middle of it from the wall's left corner and up from the floor; inches. */
export type PlannedArtwork = { id: string; artwork: Artwork; at: Point };

type Surroundings = { wall: Size; room: RoomId | null; paint: PaintId };

/** Floor that is seen before the wall; inches. */
const FLOOR = 16;
/** The finest line, as a share of the wall's width. */
const HAIR = 0.0005;

/** A wall of a size with all of its pieces, straight on and to scale; each is a group that can be moved inside `within`. Inches. */
export function createPlanDrawing(
  { wall, room, paint }: Surroundings,
  pieces: readonly PlannedArtwork[],
): Drawing & { within: Rect } {
  const tint = getPaintTint(paint);
  const { width, height } = wall;
  const origin = { x: width / 2, y: height };
  const drawn = ROOM_DRAWINGS[room ?? 'study'];
  const whole: Rect = { x: 0, y: 0, width, height: height + FLOOR };
  const around: Part[] = [
    ...wallParts({ width, height: whole.height, origin }, tint),
    {
      kind: 'group',
      at: origin,
      clip: { x: -origin.x, y: -origin.y, width, height: whole.height },
      parts: [
        ...floorParts(drawn.floor, { x: -origin.x, y: 0, width, height: FLOOR }),
        ...(room ? [...drawn.behind, ...drawn.before] : []),
      ],
    },
  ];
  const hung = pieces.map(({ id, artwork, at }): Part => {
    const { piece, parts } = createPieceParts(artwork, { hair: width * HAIR });
    return {
      kind: 'group',
      id,
      at: { x: at.x - piece.outer.width / 2, y: height - at.y - piece.outer.height / 2 },
      parts: [...createWallShadow(piece, tint), ...parts],
    };
  });
  return { width, height: whole.height, within: { x: 0, y: 0, width, height }, parts: [...around, ...hung] };
}
