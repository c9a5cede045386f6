import { type CartLine, isPictureLine, type PictureLine, type ProductLine, toLineFraming } from './cartLine.ts';
import { getOuterSize } from './framing.ts';
import { PAD_COLOURS } from './framingTerms.ts';
import { describeWishes } from './giftWishes.ts';
import { getLineColour } from './linePrices.ts';
import { formatSize, roundToHundredths, type Size } from './size.ts';

/**
 * A text of the shop's with its measures as the store writes all others: '24 × 30 in' for '24 x 30 inches', and
 * 'Set of 4, each 11 × 11 in' for 'Set of 4, each 11"x11"'.
 */
export const formatMeasures = (text: string): string =>
  text
    .replaceAll(/(?<=\d)\s*(?:["″]|in(?:ch(?:es)?)?)?\s*[x×]\s*(?=\d)/gi, ' × ')
    .replaceAll(/(?<=\d)\s*(?:["″]|inch(?:es)?\b)/gi, ' in');

/** What a picture measures outside, in inches to the hundredth; the print itself without a frame (CONF-45). */
export function getLineOuterSize(line: PictureLine): Size {
  const { width, height } = getOuterSize(toLineFraming(line));
  return { width: roundToHundredths(width), height: roundToHundredths(height) };
}

/** '16 × 20 in', for a framed line '16 × 20 in, framed 22.6 × 26.6 in', and what the shop states about everything else. */
function formatLineMeasures(line: CartLine): string {
  if (!isPictureLine(line)) return formatMeasures(line.dimension);
  return line.kind === 'frame'
    ? `${formatSize(line)} in, framed ${formatSize(getLineOuterSize(line))} in`
    : `${formatSize(line)} in`;
}

/** 'Nordic frame'; null where the frame's name is not known. */
export const formatFrameName = (title: string): string | null => (title ? `${title} frame` : null);

/** 'Nordic frame, white mat 2.5 in', 'Nordic frame', 'Oak box frame', or null for a line without one. */
export function describeSurround(line: CartLine): string | null {
  switch (line.kind) {
    case 'frame': {
      const pad = PAD_COLOURS.find(({ id }) => id === line.padcolor)?.name.toLowerCase();
      const mat =
        line.matting > 0 ? [pad, 'mat', roundToHundredths(line.matting), 'in'].filter(Boolean).join(' ') : null;
      return [formatFrameName(line.frame_look.title) ?? 'Framed', mat].filter(Boolean).join(', ');
    }
    case 'gallery_wall':
    case 'gifting':
      return formatFrameName(line.frame);
    case 'mixed_media':
      // Named with the word already: 'Oak box frame'.
      return line.frame || null;
    default:
      return null;
  }
}

const KIND_NAMES: Record<ProductLine['kind'], string> = {
  gallery_wall: 'Gallery wall',
  gifting: 'Gift',
  object: 'Decor object',
  mixed_media: 'Mixed media',
};

/** Who made a picture, and what everything else is, since its name does not say; empty for a picture of one's own. */
function describeOrigin(line: CartLine): string {
  if (isPictureLine(line)) return line.artist;
  return line.kind === 'gifting' && line.og_image ? 'Gift with your own picture' : KIND_NAMES[line.kind];
}

/** The colour, where the frame does not say it. */
const describeColour = (line: CartLine): string =>
  line.kind === 'mixed_media' && line.frame ? '' : getLineColour(line);

/** All that is said of a line under its name, from where it comes to its colour. */
export function describeLine(line: CartLine): string[] {
  const colour = describeColour(line);
  return [
    ...[describeOrigin(line), formatLineMeasures(line), describeSurround(line), colour && `Colour: ${colour}`],
    ...(line.kind === 'gifting' ? describeWishes(line.wishes) : []),
  ].filter((part): part is string => Boolean(part));
}

/** A line's name among others of its picture or product: 'Print on Paper - Misty Ghats, Nordic frame, white mat 2.5 in'. */
export const getFullLineName = (line: CartLine): string =>
  [line.item_name, describeSurround(line), describeColour(line)].filter(Boolean).join(', ');
