import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import type { FrameLook } from '../../../src/domain/frame.ts';
import type { Drawing, Part } from '../../../src/preview/drawing/drawing.ts';
import { pieceOf } from '../../../src/preview/geometry/piece.ts';
import type { Point } from '../../../src/preview/geometry/plane.ts';
import type { Moulding } from '../../../src/preview/moulding/moulding.ts';
import { frontDrawing } from '../../../src/preview/pieces/frontDrawing.ts';
import { middleOf } from '../../../src/preview/rooms/hanging.ts';
import { wallDrawing } from '../../../src/preview/rooms/wallDrawing.ts';
import type { Shown } from '../../../src/preview/shown.ts';

/** Every frame of the shop. */
const LOOKS = FRAME_LIST.map(
  ([title, colours, style, type, material]): FrameLook => ({ title, colours: [...colours], style, type, material }),
);

/** A picture with detail everywhere, as large as the shop's largest rendition. */
export function picture(): Promise<string> {
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

const shown = (url: string, frame: FrameLook): Shown => ({
  title: 'Bench',
  alt: '',
  picture: { small: url, large: url },
  framing: { media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 },
  frame,
  padTint: '#F8F6F0',
});

/** The front view of one picture in every frame. */
export const fronts = (url: string): Drawing[] => LOOKS.map((frame) => frontDrawing(shown(url, frame)));

const ROOM = 'living';

/** Where a piece hangs whose corner was put there on the drawing. */
export const hung = (corner: Point): Point => middleOf(ROOM, pieceOf(shown('', LOOKS[0]!).framing).outer, corner);

/** The same picture framed, on the wall of a room; its middle hangs at `at`, or at its usual place. */
export const wall = (url: string, at: Point | null) => wallDrawing(shown(url, LOOKS[6]!), { room: ROOM, at });

export const mouldingsOf = (parts: readonly Part[]): Moulding[] =>
  parts.flatMap((part) =>
    part.kind === 'mitre' ? [part.moulding] : part.kind === 'group' ? mouldingsOf(part.parts) : [],
  );
