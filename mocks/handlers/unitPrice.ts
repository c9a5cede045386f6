import { DEFAULT_MEDIA, MEDIA, type Media } from '../../src/domain/framingTerms.ts';
import type { Paise } from '../../src/domain/money.ts';
import { calculatePrice } from '../../src/domain/price.ts';
import { getSmallestSide, type Size } from '../../src/domain/size.ts';
import type { Entity, Json } from '../drupal/entity.ts';
import { parseAmount } from '../drupal/money.ts';
import { priceTable } from '../seed/prices.ts';
import { getBundle } from './variations.ts';

const MAX_SIDE = 200;

/** '12 x 16' as inches; null for anything else and for sides no printer has. */
export function parseSize(text: string): Size | null {
  const [, width, height] = /^\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*$/i.exec(text) ?? [];
  return toUsableSize({ width: Number(width), height: Number(height) });
}

/** The size, or null unless both sides are over 0 and at most 200 inches. */
export function toUsableSize(size: Size): Size | null {
  const { width, height } = size;
  return width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE ? size : null;
}

const isMedia = (value: Json | undefined): value is Media => MEDIA.includes(value as Media);

/** Is it made to size? Everything else has one price. */
export const isPrint = (variation: Entity): boolean =>
  ['default', 'custom_image'].includes(getBundle(variation).toLowerCase());

/** Is it a frame on its own? */
export const isFrame = (variation: Entity): boolean => getBundle(variation).toLowerCase() === 'frame';

/** What is known of one piece that somebody wants; `size` is null where none is named. */
type Piece = { size: Size | null; media: Json | undefined; isFramed: boolean };

/**
 * The price of one piece from the backend's own figures, whatever the client states that it costs (CONF-35). A frame on its
 * own costs nothing, since it is in the price of the framed print. Null for a print on what nobody prints on, or smaller
 * than the smallest on it (CONF-17, CONF-44, UPL-15).
 */
export function getUnitPrice(variation: Entity, { size, media, isFramed }: Piece): Paise | null {
  if (isFrame(variation)) return 0;
  if (!isPrint(variation) || size === null) return parseAmount(variation.attributes.price) ?? 0;
  const printMedia = media ?? DEFAULT_MEDIA;
  const source = getBundle(variation) === 'default' ? 'art' : 'upload';
  if (!isMedia(printMedia) || Math.min(size.width, size.height) < getSmallestSide(printMedia, source)) return null;
  return calculatePrice({ size, media: printMedia, framed: isFramed, source, table: priceTable });
}
