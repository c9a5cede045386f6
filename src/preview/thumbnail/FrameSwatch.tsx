import type { FrameLook } from '../../domain/frame.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { SvgDrawing } from '../drawing/SvgDrawing.tsx';
import { cutMitres, inset, type Rect } from '../geometry/plane.ts';
import { createMoulding } from '../moulding/createMoulding.ts';
import { toMitreParts } from '../pieces/pieceParts.ts';
import { colour, innerShadow, rect } from '../pieces/shade.ts';

/** How much of a frame's corner is visible, in inches. */
const VISIBLE = 2;
const OUTER: Rect = { x: 0, y: 0, width: 2 * VISIBLE, height: 2 * VISIBLE };
const BOARD = '#f8f6f0';

function createSwatchDrawing(frame: FrameLook): Drawing {
  const moulding = createMoulding(frame);
  const sight = inset(OUTER, moulding.face);
  const corner = cutMitres(OUTER, sight).filter(({ side }) => side === 'top' || side === 'left');
  return {
    width: VISIBLE,
    height: VISIBLE,
    parts: [
      rect(OUTER, colour(BOARD)),
      ...innerShadow(sight, 0.3, 0.4),
      ...toMitreParts(corner, moulding),
      { kind: 'line', points: [OUTER, sight], stroke: { colour: 'rgb(0 0 0 / 0.4)', width: 0.02 } },
    ],
  };
}

/** The corner of a frame, where the shop has no picture of it; decorative, as the frame's name stands beside it. (FRAME-13) */
export const FrameSwatch = ({ frame, className }: { frame: FrameLook; className?: string }) => (
  <SvgDrawing drawing={createSwatchDrawing(frame)} className={className} />
);
