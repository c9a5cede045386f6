import type { Size } from '../../domain/size.ts';
import { PHOTO_EYE_LEVEL, type Reference, type WallPhoto } from '../../domain/wallPhoto.ts';
import type { Artwork } from '../artwork.ts';
import type { Drawing, Part } from '../drawing/drawing.ts';
import { constrainPosition, type Point, type Rect } from '../geometry/plane.ts';
import { createPieceParts } from '../pieces/pieceParts.ts';
import { createPieceMeasures, LETTERS } from './measures.ts';
import { edge, formatNumber, oval } from './shapes.ts';
import { createWallShadow, PIECE_GROUP } from './wallDrawing.ts';

const LETTERING = { ink: '#3a332c', ground: 'rgb(255 253 248 / 0.88)' };

/** The upper left corner of a piece on a photo of so many inches; `at` is its middle. */
function getCornerOnPhoto(photo: Size, piece: Size, at: Point | null): Point {
  const middle = at ?? { x: photo.width / 2, y: photo.height * PHOTO_EYE_LEVEL };
  const corner = { x: middle.x - piece.width / 2, y: middle.y - piece.height / 2 };
  return constrainPosition(corner, { x: 0, y: 0, ...piece }, { x: 0, y: 0, ...photo });
}

/** A piece on the shopper's own wall, to the scale that they measured. The group `piece` can be moved inside `within`. (FRAME-10) */
export function createPhotoWallDrawing(
  artwork: Artwork,
  {
    photo,
    inchesPerPixel,
    at = null,
    isMeasured = false,
  }: { photo: WallPhoto; inchesPerPixel: number; at?: Point | null; isMeasured?: boolean },
): Drawing & { within: Rect } {
  const { piece, parts } = createPieceParts(artwork);
  const size = { width: photo.width * inchesPerPixel, height: photo.height * inchesPerPixel };
  const lettering = { ...LETTERING, size: size.width * LETTERS };
  const within = { x: 0, y: 0, ...size };
  return {
    ...size,
    within,
    parts: [
      { kind: 'image', url: photo.url, at: within },
      {
        kind: 'group',
        id: PIECE_GROUP,
        at: getCornerOnPhoto(size, piece.outer, at),
        parts: [
          ...createWallShadow(piece),
          ...parts,
          ...(isMeasured ? createPieceMeasures(piece.outer, lettering) : []),
        ],
      },
    ],
  };
}

/** The ids of the two marks' groups. */
export const REFERENCE_HANDLES = { from: 'handle-from', to: 'handle-to' } as const;

const createMark = (size: number): Part[] => [
  oval(0, 0, size * 2.2, size * 2.2, 'rgb(29 26 23 / 0.28)'),
  oval(0, 0, size * 2, size * 2, 'rgb(255 255 255 / 0.35)'),
  edge(ring(size), '#ffffff', size * 0.2),
  edge(ring(size * 1.12), '#96361d', size * 0.12),
  edge(
    `M${formatNumber(-size * 0.5)} 0H${formatNumber(size * 0.5)}M0 ${formatNumber(-size * 0.5)}V${formatNumber(size * 0.5)}`,
    '#96361d',
    size * 0.12,
  ),
];

const ring = (radius: number) =>
  `M${formatNumber(-radius)} 0A${formatNumber(radius)} ${formatNumber(radius)} 0 1 1 ${formatNumber(radius)} 0A${formatNumber(radius)} ${formatNumber(radius)} 0 1 1 ${formatNumber(-radius)} 0Z`;

/**
 * The photo with two marks and the line between them, in pixels of the photo; the marks are groups of their own, which
 * cover `extent` and are moved inside `within`.
 */
export function createReferenceDrawing(
  photo: WallPhoto,
  { from, to }: Reference,
): Drawing & { extent: Rect; within: Rect } {
  const size = photo.width * 0.022;
  const line = `M${formatNumber(from.x)} ${formatNumber(from.y)}L${formatNumber(to.x)} ${formatNumber(to.y)}`;
  const reach = size * 1.2;
  return {
    width: photo.width,
    height: photo.height,
    extent: { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach },
    within: { x: -reach, y: -reach, width: photo.width + 2 * reach, height: photo.height + 2 * reach },
    parts: [
      { kind: 'image', url: photo.url, at: { x: 0, y: 0, width: photo.width, height: photo.height } },
      edge(line, 'rgb(255 255 255 / 0.9)', size * 0.32),
      edge(line, '#96361d', size * 0.14),
      { kind: 'group', id: REFERENCE_HANDLES.from, at: from, parts: createMark(size) },
      { kind: 'group', id: REFERENCE_HANDLES.to, at: to, parts: createMark(size) },
    ],
  };
}
