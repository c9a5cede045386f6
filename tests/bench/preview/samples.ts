import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import { type FrameLook, getFrameLook } from '../../../src/domain/frame.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import type { Drawing, Part } from '../../../src/preview/drawing/drawing.ts';
import { measurePiece } from '../../../src/preview/geometry/piece.ts';
import type { Point } from '../../../src/preview/geometry/plane.ts';
import type { Moulding } from '../../../src/preview/moulding/moulding.ts';
import { createFrontDrawing } from '../../../src/preview/pieces/frontDrawing.ts';
import { getPieceCenter } from '../../../src/preview/rooms/hanging.ts';
import { createWallDrawing } from '../../../src/preview/rooms/wallDrawing.ts';

/** Every frame of the shop. */
const LOOKS = FRAME_LIST.map(getFrameLook);

/** A picture with detail everywhere, as large as the shop's largest rendition. */
export function createPicture(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 1600;
  canvas.height = 2000;
  const context = canvas.getContext('2d')!;
  for (let at = 0; at < 4000; at++) {
    context.fillStyle = `hsl(${(at * 47) % 360} 60% ${30 + (at % 50)}%)`;
    context.fillRect((at * 389) % 1600, (at * 211) % 2000, 60, 40);
  }
  return new Promise((done) => {
    canvas.toBlob((blob) => done(URL.createObjectURL(blob!)), 'image/jpeg', 0.9);
  });
}

const createArtwork = (url: string, frame: FrameLook): Artwork => ({
  title: 'Bench',
  alt: '',
  picture: { small: url, large: url },
  framing: { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 },
  frame,
});

/** The front view of one picture in every frame. */
export const createFronts = (url: string): Drawing[] =>
  LOOKS.map((frame) => createFrontDrawing(createArtwork(url, frame)));

const ROOM = 'living';

/** What the piece covers from its corner, in inches. */
export const { outer: PIECE } = measurePiece(createArtwork('', LOOKS[0]!).framing);

/** Where a piece hangs whose corner was put there on the drawing. */
export const toWallPosition = (corner: Point): Point => getPieceCenter(ROOM, PIECE, corner);

/** The same picture framed, on the wall of a room; its middle hangs at `at`, or at its usual place. */
export const createWall = (url: string, at: Point | null) =>
  createWallDrawing(createArtwork(url, LOOKS[6]!), { room: ROOM, at });

export const getMouldings = (parts: readonly Part[]): Moulding[] =>
  parts.flatMap((part) =>
    part.kind === 'mitre' ? [part.moulding] : part.kind === 'group' ? getMouldings(part.parts) : [],
  );
