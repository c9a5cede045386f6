import type { Media } from './framingTerms.ts';
import type { PictureSource } from './sourcePicture.ts';

/** Inches; a print size is whole inches on both sides. */
export type Size = { width: number; height: number };

/** From the smallest. */
export const SIZE_BUCKETS = ['Small', 'Medium', 'Large', 'Extra Large'] as const;
export type SizeBucket = (typeof SIZE_BUCKETS)[number];

/** The two readings of sizes, mats and allowances (CONF-42, CONF-45, CONF-48). */
export type SizeRule = 'stepped' | 'classic';
/** The one that this build sells by. */
export const DEFAULT_SIZE_RULE: SizeRule = import.meta.env?.VITE_SIZE_RULES === 'classic' ? 'classic' : 'stepped';

type Limit = { short: number; long: number };

const RULES: Record<SizeRule, { step: number; limits: Record<Media, Limit> }> = {
  stepped: { step: 4, limits: { Paper: { short: 40, long: 64 }, Canvas: { short: 38, long: 63 } } },
  classic: { step: 2, limits: { Paper: { short: 40, long: 60 }, Canvas: { short: 38, long: 64 } } },
};

const TOO_SMALL_ART: Size = { width: 12, height: 12 };

/** The shorter side of the smallest print, in inches. (CONF-44, UPL-15) */
export const getSmallestSide = (media: Media, source: PictureSource): number =>
  media === 'Paper' && source === 'upload' ? 8 : 12;

/** The area, in square inches. */
export const getArea = ({ width, height }: Size): number => width * height;

/** Are both the same size? No size is none. */
export const isSameSize = (one: Size | null, other: Size | null): boolean =>
  one !== null && one.width === other?.width && one.height === other.height;

/** The longer side, in inches. */
export const getLongerSide = ({ width, height }: Size): number => Math.max(width, height);

/**
 * The sizes a picture can be printed in, largest first (CONF-42 to CONF-44, CONF-58).
 *
 * `ratio` is width / height. The shorter side is whole inches and is the one that is stepped (by 4
 * inches in 'stepped', 2 in 'classic'); the longer side is the shorter times the ratio, to the
 * nearest inch. The list starts at the largest shorter side with which neither side passes the
 * media's limit (short x long, turned with the picture: a landscape has its long side across) nor
 * the picture's own `max`, and ends at the last step whose shorter side is not under 12 inches, or
 * 8 for an upload on paper. Art that nothing is left for offers 12 x 12 only; an upload nothing.
 */
export function getPrintSizes({
  media,
  source,
  ratio,
  max,
  rule = DEFAULT_SIZE_RULE,
}: {
  media: Media;
  source: PictureSource;
  ratio: number;
  max: Size;
  rule?: SizeRule;
}): Size[] {
  const { step, limits } = RULES[rule];
  const limit = limits[media];
  const smallest = getSmallestSide(media, source);
  const toSize = (short: number): Size =>
    ratio < 1
      ? { width: short, height: Math.round(short / ratio) }
      : { width: Math.round(short * ratio), height: short };
  const fits = (size: Size) =>
    ratio > 0 && getLongerSide(size) <= limit.long && size.width <= max.width && size.height <= max.height;

  let short = limit.short;
  while (short >= smallest && !fits(toSize(short))) short -= 1;
  const sizes: Size[] = [];
  for (; short >= smallest; short -= step) sizes.push(toSize(short));
  return sizes.length === 0 && source === 'art' ? [TOO_SMALL_ART] : sizes;
}

/** Inches of the longer side at which each tab begins (CONF-37 to CONF-40). */
export const BUCKET_STARTS: Readonly<Record<SizeBucket, number>> = {
  Small: 0,
  Medium: 14,
  Large: 24,
  'Extra Large': 36,
};

/** The tab of a size, by its longer side (CONF-37 to CONF-40). */
export const getSizeBucket = (size: Size): SizeBucket =>
  SIZE_BUCKETS.findLast((bucket) => getLongerSide(size) >= BUCKET_STARTS[bucket]) ?? SIZE_BUCKETS[0];

/** The size tabs from Small to Extra Large, without empty ones; inside a tab the largest size is first (CONF-41). */
export const groupSizesByBucket = (sizes: readonly Size[]): { bucket: SizeBucket; sizes: Size[] }[] =>
  SIZE_BUCKETS.map((bucket) => ({
    bucket,
    sizes: sizes
      .filter((size) => getSizeBucket(size) === bucket)
      .sort((one, other) => getLongerSide(other) - getLongerSide(one) || getArea(other) - getArea(one)),
  })).filter((tab) => tab.sizes.length > 0);

/** A length for a person to read. */
export const roundToHundredths = (inches: number): number => Math.round(inches * 100) / 100;

/** '12 × 16' for a person to read, '22.6 × 26.6' for what a piece measures outside. */
export const formatSize = ({ width, height }: Size): string =>
  `${roundToHundredths(width)} × ${roundToHundredths(height)}`;

/** '12x16' for an address or a form value; parseSizeKey reads it back. */
export const toSizeKey = ({ width, height }: Size): string => `${width}x${height}`;

/** The size of a '12x16', or null for anything else, zero inches among it. */
export function parseSizeKey(text: string): Size | null {
  const { width, height } = /^(?<width>\d{1,4}(?:\.\d+)?)x(?<height>\d{1,4}(?:\.\d+)?)$/.exec(text)?.groups ?? {};
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? size : null;
}

/** '12 x 16', the text of a cart line and of an order item (CART-11, ORD-18). */
export const formatDimension = ({ width, height }: Size): string => `${width} x ${height}`;

/** The first '20 × 24' in a text of the shop's, in inches; null where there is none. */
export function parseSizeText(text: string): Size | null {
  const { width, height } =
    /(?<width>\d{1,3}(?:\.\d+)?)\s*[×x]\s*(?<height>\d{1,3}(?:\.\d+)?)/.exec(text)?.groups ?? {};
  return width && height ? parseSizeKey(`${width}x${height}`) : null;
}
