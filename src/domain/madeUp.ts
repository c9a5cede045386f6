import type { CartLine } from './cart.ts';
import { type Framing, outerSize } from './framing.ts';
import { PAD_COLOURS } from './padColour.ts';
import { type Size, sizeLabel } from './size.ts';

/** How a line's picture is made up; inches. */
const framingOf = ({ papertype, width, height, kind, matting }: CartLine): Framing => ({
  media: papertype,
  size: { width, height },
  framed: kind === 'frame',
  mat: matting,
});

const hundredths = (inches: number) => Math.round(inches * 100) / 100;

/** What a line measures outside, in inches to the hundredth; the print itself without a frame (CONF-45). */
export function outerOf(line: CartLine): Size {
  const { width, height } = outerSize(framingOf(line));
  return { width: hundredths(width), height: hundredths(height) };
}

/** '16 × 20 in', and for a framed line '16 × 20 in, framed 22.6 × 26.6 in'. */
export const measuresOf = (line: CartLine): string =>
  line.kind === 'frame' ? `${sizeLabel(line)} in, framed ${sizeLabel(outerOf(line))} in` : `${sizeLabel(line)} in`;

/** 'Nordic frame, white mat 2.5 in', 'Nordic frame', or null for a line without one. */
export function surroundOf(line: CartLine): string | null {
  if (line.kind === 'print') return null;
  const pad = PAD_COLOURS.find(({ id }) => id === line.padcolor)?.name.toLowerCase();
  const mat = line.matting > 0 ? [pad, 'mat', hundredths(line.matting), 'in'].filter(Boolean).join(' ') : null;
  return [line.frame_look.title ? `${line.frame_look.title} frame` : 'Framed', mat].filter(Boolean).join(', ');
}

/** A line's name among others of its picture: 'Print on Paper - Misty Ghats, Nordic frame, white mat 2.5 in'. */
export const fullNameOf = (line: CartLine): string => [line.item_name, surroundOf(line)].filter(Boolean).join(', ');
