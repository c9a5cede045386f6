import type { Framing } from './framing.ts';
import type { Media } from './framingTerms.ts';
import { type Paise, rupeesToPaise } from './money.ts';
import type { Size } from './size.ts';
import type { PictureSource } from './sourcePicture.ts';

/** The bands of the price table, by area in square inches (CONF-33). */
export type PriceBand = 'under256' | '256to1296' | 'over1296';

type PrintColumn = `${'' | 'fine_art_'}${'paper' | 'canvas'}_print`;
/** The eight rates of a price table row (CONF-30). */
export type RateColumn = PrintColumn | `${PrintColumn}_frame`;

/** Rupees for a square inch. */
export type PriceTable = Record<PriceBand, Record<RateColumn, number>>;

/** A frame and its mat add so many inches to each side's length when the price is made (CONF-32). */
const FRAME_ALLOWANCE = 3;

/** The band of an area in square inches; 256 and 1296 both belong to the middle one (CONF-33). */
function getBand(area: number): PriceBand {
  if (area < 256) return 'under256';
  return area <= 1296 ? '256to1296' : 'over1296';
}

/** The rate's column: by media, by fine art or upload, by framed or not (CONF-34). */
function rateColumn({ media, source, framed }: { media: Media; source: PictureSource; framed: boolean }): RateColumn {
  const print: PrintColumn = `${source === 'art' ? 'fine_art_' : ''}${media === 'Paper' ? 'paper' : 'canvas'}_print`;
  return framed ? `${print}_frame` : print;
}

/** The area that is paid for, in square inches, 3 inches more on width and height when framed (CONF-31, CONF-32). */
function priceArea({ width, height }: Size, framed: boolean): number {
  const more = framed ? FRAME_ALLOWANCE : 0;
  return (width + more) * (height + more);
}

/**
 * The price of one piece, in whole rupees: the rounded area times its rate, rounded (CONF-35,
 * CONF-36). The band is that of the rounded area, so that one number decides both.
 */
export function calculatePrice({
  size,
  media,
  source,
  framed,
  table,
}: Pick<Framing, 'size' | 'media' | 'framed'> & { source: PictureSource; table: PriceTable }): Paise {
  const area = Math.round(priceArea(size, framed));
  const rate = table[getBand(area)][rateColumn({ media, source, framed })];
  // Decimal rates are not exact in binary: without this, 100 x 4.345 would come out under its half rupee.
  const exact = Number((area * rate).toFixed(6));
  return rupeesToPaise(Math.round(exact));
}
