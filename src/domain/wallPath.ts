import type { ArrangementRule } from './arrangement.ts';
import { type CartLine, isPictureLine } from './cartLine.ts';
import { parseChoice, type RequestedChoice } from './choice.ts';
import { findMatStyle } from './mat.ts';
import type { PaintId, RoomId } from './room.ts';
import { type Size, toSizeKey } from './size.ts';
import type { PlanPoint } from './wallPlan.ts';

/** Stands between the parts of a piece: an address leaves it as it is. */
export const PIECE_SEPARATOR = '*';
/** What an address calls a wall without furniture. */
export const BARE = 'bare';

/** An upload in a plan's address: its file with its pixels. A print is the last part of its own address there. */
export const formatUploadKey = ({ id, width, height }: Size & { id: string }): string =>
  `file.${id}.${width}.${height}`;

/** What stands where in a piece of an address. Links and saved plans are read by it, so that a new part goes to its end. */
export const PIECE_PARTS = ['picture', 'mode', 'media', 'size', 'frame', 'mat', 'pad', 'x', 'y'] as const;

/** A piece in a plan's address: its picture, what is chosen of it, and where its middle hangs, in millimetres. */
export function formatPiece(picture: string, choice: RequestedChoice, at: PlanPoint | null = null): string {
  const values: Partial<Record<string, string | number>> = { picture, ...choice, ...at };
  const parts = PIECE_PARTS.map((part) => values[part] ?? '');
  while (parts.at(-1) === '') parts.pop();
  return parts.join(PIECE_SEPARATOR);
}

/** The piece of a page on which a print is made up, '/art/misty-ghats?media=Paper'; null for any other page. */
export function formatPieceOfPage(path: string): string | null {
  const { pathname, search } = new URL(path, 'https://store.invalid');
  const [, slug] = /^\/art\/([\w-]+)\/?$/.exec(pathname) ?? [];
  return slug ? formatPiece(slug, parseChoice(search)) : null;
}

/** A picture of the bag as it is made up there; null for what is no picture, and for an upload of unknown pixels. */
export function formatPieceOfLine(line: CartLine): string | null {
  if (!isPictureLine(line) || (line.user_upload && !line.scales)) return null;
  const { art_id, item_id, scales, papertype, width, height, path } = line;
  const size = { width, height };
  return formatPiece(scales && line.user_upload ? formatUploadKey({ ...scales, id: item_id }) : art_id, {
    mode: line.kind === 'frame' ? 'frame' : 'art',
    media: papertype,
    size: toSizeKey(size),
    ...(line.kind === 'frame' && {
      frame: line.frame_id,
      // Two mats may be as wide: the page on which it was made up says which one it is.
      mat: parseChoice(path?.split('?')[1] ?? '').mat ?? findMatStyle(size, line.matting),
      ...(line.padcolor && { pad: line.padcolor }),
    }),
  });
}

/** In an address: what hangs was planned on a photo, which no address holds. */
export const PHOTO_PARAM = 'photo';

type FormattedPlan = Size &
  ArrangementRule & { room: RoomId | null; paint: PaintId; isOnPhoto?: boolean; pieces: readonly string[] };

/** A whole plan as the query of its address; lengths are millimetres. */
export function formatPlanQuery({
  width,
  height,
  room,
  paint,
  arrangement,
  gap,
  angle,
  isOnPhoto = false,
  pieces,
}: FormattedPlan): string {
  const wall = { w: width, h: height, room: room ?? BARE, paint, by: arrangement, gap, angle };
  const params = Object.entries(wall).map(([name, value]) => [name, String(value)]);
  const photo = isOnPhoto ? [[PHOTO_PARAM, 'own']] : [];
  return new URLSearchParams([...params, ...photo, ...pieces.map((piece) => ['p', piece])]).toString();
}

/** In an address: a gallery wall that is planned, and the name of the frame that its prints have instead of its own. */
export const GALLERY_PARAM = 'wall';
export const FRAME_PARAM = 'frame';

/** A link that opens the planner with a gallery wall, by the last part of its address; null for its own frame. */
export const formatGalleryPath = (wall: string, frame: string | null): string =>
  `/wall?${new URLSearchParams({ [GALLERY_PARAM]: wall, ...(frame && { [FRAME_PARAM]: frame }) })}`;

/** A link that opens the planner with these pieces on the plan that the browser keeps; what is no piece is left out. */
export const formatWallPath = (pieces: readonly (string | null)[]): string =>
  `/wall?${new URLSearchParams(pieces.flatMap((piece) => (piece ? [['p', piece]] : [])))}`;
