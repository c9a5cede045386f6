import { FRAME_LIST } from '../../../mocks/seed/frameList.ts';
import type { FrameLook } from '../../../src/domain/frame.ts';
import type { Drawing, Part } from '../../../src/preview/drawing/drawing.ts';
import { pieceOf } from '../../../src/preview/geometry/piece.ts';
import type { Moulding } from '../../../src/preview/moulding/moulding.ts';
import { frontDrawing } from '../../../src/preview/pieces/frontDrawing.ts';
import { pieceParts } from '../../../src/preview/pieces/pieceParts.ts';
import type { Shown } from '../../../src/preview/shown.ts';

/** Every frame of the shop. */
export const LOOKS: FrameLook[] = FRAME_LIST.map(([title, colours, style, type, material]) => ({
  title,
  colours: [...colours],
  style,
  type,
  material,
}));

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

export const mouldingsOf = (parts: readonly Part[]): Moulding[] =>
  parts.flatMap((part) =>
    part.kind === 'mitre' ? [part.moulding] : part.kind === 'group' ? mouldingsOf(part.parts) : [],
  );

/** The piece in a room, its corner so many inches from the room's. */
export function wall(url: string, at: { x: number; y: number }): Drawing {
  const { parts } = pieceParts(shown(url, LOOKS[6]!), { detail: 'large' });
  const { outer } = pieceOf(shown(url, LOOKS[6]!).framing);
  return {
    width: 168,
    height: 130,
    parts: [
      { kind: 'rect', at: { x: 0, y: 0, width: 168, height: 130 }, fill: { kind: 'colour', colour: '#e8e2d6' } },
      { kind: 'rect', at: { x: 0, y: 120, width: 168, height: 10 }, fill: { kind: 'colour', colour: '#a78f73' } },
      {
        kind: 'rect',
        at: { x: 30, y: 88, width: 84, height: 33 },
        radius: 5,
        fill: { kind: 'colour', colour: '#6d7f86' },
      },
      {
        kind: 'group',
        id: 'piece',
        at,
        parts: [
          { kind: 'shadow', of: outer, offset: { x: 0.6, y: 1 }, blur: 1.8, colour: 'rgb(20 14 8 / 0.34)' },
          ...parts,
        ],
      },
    ],
  };
}
