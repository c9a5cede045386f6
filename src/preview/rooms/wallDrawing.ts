import { getPaintTint, getRoomPaint, type PaintId, type RoomId } from '../../domain/room.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import type { Piece } from '../geometry/piece.ts';
import type { Point, Rect } from '../geometry/plane.ts';
import { mix } from '../moulding/colour.ts';
import { createPieceParts } from '../pieces/pieceParts.ts';
import { linear } from '../pieces/shade.ts';
import { floorParts } from './floors.ts';
import { getPieceCorner, getRoomView, getWallRect, type RoomView, SKIRTING } from './hanging.ts';
import { createClearanceMeasure, createPieceMeasures, LETTERS } from './measures.ts';
import { person } from './person.ts';
import { ROOM_DRAWINGS } from './rooms.ts';
import { at, box, darken, down, dusk, formatNumber, getLightness, glow, lighten, shape, sun } from './shapes.ts';

/** The id of the draggable piece in the drawings of walls. */
export const PIECE_GROUP = 'piece';

export type WallDrawingOptions = {
  room: RoomId;
  /** Null: the room's own. */
  paint?: PaintId | null;
  /** The middle of the piece, as `getPieceCorner` takes it; null for the default position. */
  at?: Point | null;
  isMeasured?: boolean;
  isPersonThere?: boolean;
};

/**
 * A piece on the wall of a room, in inches and all of it to one scale: the piece as `getOuterSize` states, over furniture of
 * known size. The group `piece` can be moved inside `within`. (FRAME-10, CONF-45, CONF-46)
 */
export function createWallDrawing(
  artwork: Artwork,
  { room, paint = null, at: position = null, isMeasured = false, isPersonThere = false }: WallDrawingOptions,
): Drawing & { within: Rect } {
  const { piece, parts } = createPieceParts(artwork);
  const view = getRoomView(room, piece.outer);
  const { origin } = view;
  const tint = getPaintTint(paint ?? getRoomPaint(room));
  const { furniture, background, foreground, personX } = ROOM_DRAWINGS[room];
  const corner = getPieceCorner(room, piece.outer, position);
  const lettering = getLettering(tint, view.width * LETTERS);
  const bottom = corner.y + piece.outer.height;
  const top = origin.y - furniture.height;
  const isOver =
    Math.abs(corner.x + piece.outer.width / 2 - origin.x) < (furniture.width + piece.outer.width) / 2 &&
    top - bottom > 0.5;
  return {
    width: view.width,
    height: view.height,
    within: getWallRect(view),
    parts: [
      ...wallParts(view, tint),
      at(origin.x, origin.y, [
        ...floorParts(ROOM_DRAWINGS[room].floor, {
          x: -origin.x,
          y: 0,
          width: view.width,
          height: view.height - origin.y,
        }),
        ...background,
      ]),
      {
        kind: 'group',
        id: PIECE_GROUP,
        at: corner,
        parts: [
          ...createWallShadow(piece, tint),
          ...parts,
          ...(isMeasured ? createPieceMeasures(piece.outer, lettering) : []),
        ],
      },
      at(origin.x, origin.y, foreground),
      ...(isMeasured && isOver
        ? createClearanceMeasure(corner.x + piece.outer.width * 0.5, bottom, top, furniture.shortName, lettering)
        : []),
      ...(isPersonThere ? [at(origin.x + personX, origin.y + 7, person())] : []),
      box(
        0,
        0,
        view.width,
        view.height,
        glow(view.width * 0.3, view.height * 0.24, view.width * 0.95, dusk(0), dusk(0), dusk(0.16)),
      ),
    ],
  };
}

const getLettering = (tint: string, size: number) =>
  getLightness(tint) > 0.5
    ? { size, ink: '#3a332c', ground: 'rgb(255 253 248 / 0.86)' }
    : { size, ink: '#fffaf0', ground: 'rgb(24 20 17 / 0.62)' };

/** The shadow of a piece in a room: dark near its edge, soft farther out; larger for a deeper piece. */
export function createWallShadow({ outer, depth }: Piece, tint = '#E7E0D4'): Part[] {
  const far = Math.max(0.25, depth);
  const dark = 0.3 + 0.2 * (1 - getLightness(tint));
  return [
    { kind: 'shadow', of: outer, offset: { x: far * 1.5, y: far * 1.9 }, blur: far * 4.2, colour: dusk(dark * 0.8) },
    { kind: 'shadow', of: outer, offset: { x: far * 0.5, y: far * 0.7 }, blur: far * 1.3, colour: dusk(dark) },
  ];
}

/** The painted wall: daylight from a window at the upper left, its panes thrown on the wall, and the skirting. */
export function wallParts({ width, height, origin }: RoomView, tint: string): Part[] {
  const foot = origin.y;
  const bright = getLightness(tint) > 0.5 ? 0.26 : 0.1;
  return [
    box(
      0,
      0,
      width,
      foot + 0.2,
      linear({ x: 0, y: 0 }, { x: width, y: height }, lighten(tint, bright), tint, darken(tint, 0.13)),
    ),
    box(0, 0, width, foot, glow(width * 0.16, foot * 0.06, width * 0.7, sun(0.3), sun(0.1), sun(0))),
    ...createPanes(width, foot, getLightness(tint)),
    box(0, foot - 26, width, 26, down(foot - 26, foot, dusk(0), dusk(0.1))),
    box(
      0,
      foot - SKIRTING,
      width,
      SKIRTING,
      down(foot - SKIRTING, foot, lighten(mix(tint, '#f4efe6', 0.6), 0.2), mix(tint, '#e2d9ca', 0.6)),
    ),
    box(0, foot - SKIRTING, width, 0.35, sun(0.5)),
    box(0, foot - SKIRTING - 0.5, width, 0.5, dusk(0.1)),
  ];
}

/** Panes of light fall aslant; each is drawn a few times, smaller and smaller, so that its edge is soft. */
function createPanes(width: number, foot: number, light: number): Part[] {
  const share = light > 0.5 ? 0.085 : 0.035;
  const [lean, drop] = [0.34, 0.16];
  const [wide, high] = [foot * 0.17, foot * 0.25];
  const [left, top] = [width * 0.6, foot * 0.07];
  const parts: Part[] = [];
  for (const row of [0, 1, 2])
    for (const column of [0, 1]) {
      for (const less of [-0.9, -0.3, 0.3, 0.9]) {
        const [x0, y0] = [column * (wide * 1.12) + less, row * (high * 1.08) + less];
        const [x1, y1] = [x0 + wide - 2 * less, y0 + high - 2 * less];
        const put = (x: number, y: number) =>
          `${formatNumber(left + x + y * lean)} ${formatNumber(top + y + x * drop)}`;
        parts.push(shape(`M${put(x0, y0)}L${put(x1, y0)}L${put(x1, y1)}L${put(x0, y1)}Z`, sun(share)));
      }
    }
  return parts;
}
