import type { RoomId } from '../../domain/room.ts';
import type { Size } from '../../domain/size.ts';
import { VIEW_RATIO } from '../geometry/piece.ts';
import { constrainPosition, type Point, type Rect } from '../geometry/plane.ts';
import { ROOM_DRAWINGS } from './rooms.ts';

/** Galleries hang the middle of a picture where the eyes are; inches from the floor. */
const EYE_LEVEL = 57;
/** The least space between furniture and a piece; inches. */
const CLEARANCE = 8;
/** The visible wall above a piece at its default position, and the margin around one that is moved. */
const SPACE_ABOVE = 11;
const WALL_MARGIN = 1.5;
/** Height of the skirting, on which nothing hangs. */
export const SKIRTING = 4;
/** So much of the view is floor. */
const FLOOR_SHARE = 0.13;
/** A piece takes no more of the view's width. */
const MAX_WIDTH_SHARE = 0.86;

/** The default height of a piece's middle above the floor, in inches. (FRAME-10) */
export const getDefaultHeight = (room: RoomId, { height }: Size): number =>
  Math.max(EYE_LEVEL, ROOM_DRAWINGS[room].furniture.height + CLEARANCE + height / 2);

/** The visible part of a room: its size, and the point on the floor's edge under the middle of the furniture; inches. */
export type RoomView = Size & { origin: Point };

/**
 * The view of a room with a piece in it. Each room has a fixed distance, so that pieces can be compared in size; only for a
 * piece that would not fit is the view wider.
 */
export function getRoomView(room: RoomId, piece: Size): RoomView {
  const { viewWidth, viewOffset } = ROOM_DRAWINGS[room];
  const top = getDefaultHeight(room, piece) + piece.height / 2 + SPACE_ABOVE;
  const width = Math.max(
    viewWidth,
    (top / (1 - FLOOR_SHARE)) * VIEW_RATIO,
    piece.width / MAX_WIDTH_SHARE + 2 * Math.abs(viewOffset),
  );
  const height = width / VIEW_RATIO;
  return { width, height, origin: { x: width / 2 - viewOffset, y: height * (1 - FLOOR_SHARE) } };
}

/** The bounds of a piece on the view: the wall above the skirting. */
export const getWallRect = ({ width, origin }: RoomView): Rect => ({
  x: WALL_MARGIN,
  y: WALL_MARGIN,
  width: width - 2 * WALL_MARGIN,
  height: origin.y - SKIRTING - 2 * WALL_MARGIN,
});

/**
 * The upper left corner of a piece on the view. `at` is its middle: to the right from the middle of the furniture, and up
 * from the floor; null for the default position. It never leaves the wall. (FRAME-10)
 */
export function getPieceCorner(room: RoomId, piece: Size, at: Point | null): Point {
  const view = getRoomView(room, piece);
  const middle = at ?? { x: 0, y: getDefaultHeight(room, piece) };
  const corner = { x: view.origin.x + middle.x - piece.width / 2, y: view.origin.y - middle.y - piece.height / 2 };
  return constrainPosition(corner, { x: 0, y: 0, ...piece }, getWallRect(view));
}

/** The inverse of `getPieceCorner`: the middle of a piece whose corner is given. */
export function getPieceCenter(room: RoomId, piece: Size, corner: Point): Point {
  const { origin } = getRoomView(room, piece);
  return { x: corner.x + piece.width / 2 - origin.x, y: origin.y - corner.y - piece.height / 2 };
}
