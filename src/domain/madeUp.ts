import { type CartLine, isPicture, type PictureLine, type ProductLine } from './cartLine.ts';
import { type Framing, outerSize } from './framing.ts';
import { asMeasures } from './measures.ts';
import { PAD_COLOURS } from './padColour.ts';
import { colourOf } from './repriced.ts';
import { type Size, sizeLabel } from './size.ts';

/** How a line's picture is made up; inches. */
const framingOf = ({ papertype, width, height, kind, matting }: PictureLine): Framing => ({
  media: papertype,
  size: { width, height },
  framed: kind === 'frame',
  mat: matting,
});

const hundredths = (inches: number) => Math.round(inches * 100) / 100;

/** What a picture measures outside, in inches to the hundredth; the print itself without a frame (CONF-45). */
export function outerOf(line: PictureLine): Size {
  const { width, height } = outerSize(framingOf(line));
  return { width: hundredths(width), height: hundredths(height) };
}

/** '16 × 20 in', for a framed line '16 × 20 in, framed 22.6 × 26.6 in', and what the shop says of everything else. */
function measuresOf(line: CartLine): string {
  if (!isPicture(line)) return asMeasures(line.dimension);
  return line.kind === 'frame'
    ? `${sizeLabel(line)} in, framed ${sizeLabel(outerOf(line))} in`
    : `${sizeLabel(line)} in`;
}

/** 'Nordic frame'; null where the frame's name is not known. */
export const frameNamed = (title: string): string | null => (title ? `${title} frame` : null);

/** 'Nordic frame, white mat 2.5 in', 'Nordic frame', or null for a line without one. */
export function surroundOf(line: CartLine): string | null {
  switch (line.kind) {
    case 'frame': {
      const pad = PAD_COLOURS.find(({ id }) => id === line.padcolor)?.name.toLowerCase();
      const mat = line.matting > 0 ? [pad, 'mat', hundredths(line.matting), 'in'].filter(Boolean).join(' ') : null;
      return [frameNamed(line.frame_look.title) ?? 'Framed', mat].filter(Boolean).join(', ');
    }
    case 'gallery_wall':
    case 'gifting':
      return frameNamed(line.frame);
    default:
      return null;
  }
}

const WHAT: Record<ProductLine['kind'], string> = {
  gallery_wall: 'Gallery wall',
  gifting: 'Gift',
  object: 'Decor object',
  mixed_media: 'Mixed media',
};

/** Who made a picture, and what everything else is, since its name does not say; empty for a picture of one's own. */
function originOf(line: CartLine): string {
  if (isPicture(line)) return line.artist;
  return line.kind === 'gifting' && line.og_image ? 'Gift with your own picture' : WHAT[line.kind];
}

/** All that is said of a line under its name, from where it comes to its colour. */
export function aboutOf(line: CartLine): string[] {
  const colour = colourOf(line);
  return [originOf(line), measuresOf(line), surroundOf(line), colour && `Color: ${colour}`].filter(
    (part): part is string => Boolean(part),
  );
}

/** A line's name among others of its picture or product: 'Print on Paper - Misty Ghats, Nordic frame, white mat 2.5 in'. */
export const fullNameOf = (line: CartLine): string =>
  [line.item_name, surroundOf(line), colourOf(line)].filter(Boolean).join(', ');
