import { getPaintTint, type PaintId, type RoomId } from '../../domain/room.ts';
import type { Size } from '../../domain/size.ts';
import type { WallPhoto } from '../../domain/wallPhoto.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import { createPieceParts } from '../pieces/pieceParts.ts';
import { floorParts } from './floors.ts';
import { ROOM_DRAWINGS } from './rooms.ts';
import { at } from './shapes.ts';
import { createWallShadow, wallParts } from './wallDrawing.ts';

/** A piece of a plan: its group's id, and its middle from the wall's left corner and up from the floor; inches. */
export type PlannedArtwork = { id: string; artwork: Artwork; at: Point };

/** A photo of the shopper's own wall replaces room and paint. */
type Surroundings = { wall: Size; room: RoomId | null; paint: PaintId; photo: WallPhoto | null };

/** The visible floor before the wall; inches. */
const FLOOR = 16;
/** The finest line, as a share of the wall's width. */
const HAIR = 0.0005;

/** A painted wall and the floor before it, with the furniture of a room or none. */
function createBackground({ wall: { width, height }, room, paint }: Surroundings): Part {
  const origin = { x: width / 2, y: height };
  const roomDrawing = ROOM_DRAWINGS[room ?? 'study'];
  const whole = { width, height: height + FLOOR };
  // The stage may be wider than the wall: neither its light nor its furniture goes on beside it.
  return {
    kind: 'group',
    at: { x: 0, y: 0 },
    clip: { x: 0, y: 0, ...whole },
    parts: [
      ...wallParts({ ...whole, origin }, getPaintTint(paint)),
      at(origin.x, origin.y, [
        ...floorParts(roomDrawing.floor, { x: -origin.x, y: 0, width, height: FLOOR }),
        ...(room ? [...roomDrawing.background, ...roomDrawing.foreground] : []),
      ]),
    ],
  };
}

/**
 * A wall of a size, or as a photo shows it, with all of its pieces, straight on and to scale; each is a group that can be
 * moved inside `within`. Inches.
 */
export function createPlanDrawing(
  surroundings: Surroundings,
  pieces: readonly PlannedArtwork[],
): Drawing & { within: Rect } {
  const { wall, paint, photo } = surroundings;
  const within = { x: 0, y: 0, ...wall };
  const tint = photo ? undefined : getPaintTint(paint);
  const pieceParts = pieces.map(({ id, artwork, at }): Part => {
    const { piece, parts } = createPieceParts(artwork, { hair: wall.width * HAIR });
    return {
      kind: 'group',
      id,
      at: { x: at.x - piece.outer.width / 2, y: wall.height - at.y - piece.outer.height / 2 },
      parts: [...createWallShadow(piece, tint), ...parts],
    };
  });
  if (photo) return { ...wall, within, parts: [{ kind: 'image', url: photo.url, at: within }, ...pieceParts] };
  return { ...wall, height: wall.height + FLOOR, within, parts: [createBackground(surroundings), ...pieceParts] };
}
