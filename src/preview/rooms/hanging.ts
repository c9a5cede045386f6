import type { Size } from '../../domain/size.ts';
import type { RoomId } from '../../domain/wall.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import { ROOM_DRAWINGS } from './rooms.ts';

/** Galleries hang the middle of a picture where the eyes are; inches from the floor. */
const EYE_LEVEL = 57;
/** Over furniture a piece leaves at least a hand's breadth and a half. */
const CLEARANCE = 8;
/** Wall that is seen above a piece where it hangs in its usual place, and reserved around one that is moved. */
const SPACE_ABOVE = 11;
const WALL_MARGIN = 1.5;
/** Height of the skirting, on which nothing hangs. */
export const SKIRTING = 4;
/** Every view has the shape of its place on the page. */
export const VIEW_RATIO = 4 / 3;
/** So much of the view is floor. */
const FLOOR_SHARE = 0.13;
/** A piece takes no more of the view's width. */
const MAX_WIDTH_SHARE = 0.86;

/** How high above the floor the middle of a piece hangs by itself, in inches. (FRAME-10) */
export const getDefaultHeight = (room: RoomId, { height }: Size): number =>
  Math.max(EYE_LEVEL, ROOM_DRAWINGS[room].furniture.height + CLEARANCE + height / 2);

/** What is seen of a room: its size, and where in it the floor begins under the middle of what the piece hangs over; inches. */
export type RoomView = Size & { origin: Point };

/**
 * What is seen of a room with a piece in it. Each room has its distance, so that one piece looks larger than another
 * exactly as it is; only for a piece that would not fit one steps back.
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

/** Where on the view a piece may hang: the wall above the skirting. */
export const getWallRect = ({ width, origin }: RoomView): Rect => ({
  x: WALL_MARGIN,
  y: WALL_MARGIN,
  width: width - 2 * WALL_MARGIN,
  height: origin.y - SKIRTING - 2 * WALL_MARGIN,
});

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, Math.min(low, high)), high);

/** The nearest place for the upper left corner of something so large, inside a rectangle. */
export const clampInside = ({ x, y }: Point, { width, height }: Size, place: Rect): Point => ({
  x: clamp(x, place.x, place.x + place.width - width),
  y: clamp(y, place.y, place.y + place.height - height),
});

/**
 * Where the upper left corner of a piece is on the view. `at` is where its middle was hung: from the middle of what it
 * hangs over to the right, and up from the floor; null for its usual place. It never leaves the wall. (FRAME-10)
 */
export function getPieceCorner(room: RoomId, piece: Size, at: Point | null): Point {
  const view = getRoomView(room, piece);
  const middle = at ?? { x: 0, y: getDefaultHeight(room, piece) };
  const corner = { x: view.origin.x + middle.x - piece.width / 2, y: view.origin.y - middle.y - piece.height / 2 };
  return clampInside(corner, piece, getWallRect(view));
}

/** Where the middle of a piece hangs whose corner is there on the view: what `getPieceCorner` takes. */
export function getPieceCenter(room: RoomId, piece: Size, corner: Point): Point {
  const { origin } = getRoomView(room, piece);
  return { x: corner.x + piece.width / 2 - origin.x, y: origin.y - corner.y - piece.height / 2 };
}
