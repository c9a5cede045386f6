import { FRAME_LIST } from '../../mocks/seed/frameList.ts';
import { type FrameLook, getFrameLook } from '../../src/domain/frame.ts';
import type { Framing } from '../../src/domain/framing.ts';
import type { PadColour } from '../../src/domain/framingTerms.ts';
import type { RoomId } from '../../src/domain/room.ts';
import type { Artwork } from '../../src/preview/artwork.ts';
import type { Drawing, Part } from '../../src/preview/drawing/drawing.ts';
import { createCornerDrawing } from '../../src/preview/pieces/cornerDrawing.ts';
import { createFrontDrawing } from '../../src/preview/pieces/frontDrawing.ts';
import { createSideDrawing } from '../../src/preview/pieces/sideDrawing.ts';
import { createWallDrawing } from '../../src/preview/rooms/wallDrawing.ts';

/**
 * A picture of few shapes, so that its files stay small. They are soft, for every browser makes a picture smaller in its
 * own way.
 */
function picture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 320;
  const context = canvas.getContext('2d')!;
  context.filter = 'blur(4px)';
  context.fillStyle = '#2f5d73';
  context.fillRect(-20, -20, 360, 360);
  context.fillStyle = '#d8a24a';
  context.fillRect(-20, 200, 360, 140);
  context.fillStyle = '#a33b2a';
  context.beginPath();
  context.arc(110, 130, 60, 0, 2 * Math.PI);
  context.fill();
  return canvas.toDataURL();
}

export const url = picture();

/** The frame of a name, as the shop tells of it. */
export const look = (name: string): FrameLook => getFrameLook(FRAME_LIST.find(({ title }) => title === name)!);

export const RATIOS = {
  portrait: { width: 16, height: 24 },
  square: { width: 18, height: 18 },
  landscape: { width: 24, height: 16 },
  panorama: { width: 32, height: 16 },
};

/** How a picture can be made up. */
export const MAKES = {
  'paper with a mat': { media: 'Paper', framed: true, mat: 2.5 },
  'paper without a mat': { media: 'Paper', framed: true, mat: 0 },
  'paper alone': { media: 'Paper', framed: false, mat: 0 },
  'framed canvas': { media: 'Canvas', framed: true, mat: 0 },
  'canvas alone': { media: 'Canvas', framed: false, mat: 0 },
} satisfies Record<string, Omit<Framing, 'size'>>;

export type Case = {
  ratio?: keyof typeof RATIOS;
  made?: keyof typeof MAKES;
  frame?: string;
  pad?: PadColour;
  /** More of the mat, in inches. */
  wider?: number;
};

function createArtwork({
  ratio = 'portrait',
  made = 'paper with a mat',
  frame = 'Walnut Line',
  pad = 'white',
  wider = 0,
}: Case): Artwork {
  const { mat, ...framing } = MAKES[made];
  return {
    title: 'Sun over water',
    alt: '',
    picture: { small: url, large: url },
    framing: { ...framing, mat: mat + wider, pad, size: RATIOS[ratio] },
    frame: framing.framed ? look(frame) : null,
  };
}

const withoutText = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (part.kind === 'text') return [];
    return [part.kind === 'group' ? { ...part, parts: withoutText(part.parts) } : part];
  });

/** Fonts differ from one machine to the next. */
export const bare = (drawing: Drawing): Drawing => ({ ...drawing, parts: withoutText(drawing.parts) });

const wall = (room: RoomId) => (of: Case) => bare(createWallDrawing(createArtwork(of), { room }));

export const VIEWS = {
  front: (of: Case) => bare(createFrontDrawing(createArtwork(of))),
  corner: (of: Case) => bare(createCornerDrawing(createArtwork(of))),
  side: (of: Case) => bare(createSideDrawing(createArtwork(of))),
  'living room': wall('living'),
  bedroom: wall('bedroom'),
  study: wall('study'),
};

const ACROSS = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

const turnedParts = (parts: readonly Part[]): Part[] =>
  parts.map((part, index) => {
    if (part.kind === 'group') return { ...part, parts: turnedParts(part.parts) };
    if (part.kind !== 'mitre') return part;
    const opposite = parts.find((other) => other.kind === 'mitre' && other.side === ACROSS[part.side]);
    if (opposite?.kind !== 'mitre' || opposite.fill.kind !== 'linear' || part.fill.kind !== 'linear')
      throw new Error(`Part ${index} has no moulding opposite.`);
    return { ...part, side: opposite.side, fill: { ...part.fill, stops: opposite.fill.stops } };
  });

/** The same frame with its light from the lower right: each side looks as the one opposite did. */
export const turnDrawing = (drawing: Drawing): Drawing => ({ ...drawing, parts: turnedParts(drawing.parts) });
