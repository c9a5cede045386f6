import { MEDIA, type Media } from '../../src/domain/media.ts';
import type { Paise } from '../../src/domain/money.ts';
import { price } from '../../src/domain/price.ts';
import type { Size } from '../../src/domain/size.ts';
import type { Entity } from '../drupal/entity.ts';
import { priceTable } from '../seed/prices.ts';

const LONGEST_SIDE = 200;

/** '12 x 16' as inches; null for anything else and for sides no printer has. */
export function sizeOf(text: string): Size | null {
  const [, width, height] = /^\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*$/i.exec(text) ?? [];
  return usable({ width: Number(width), height: Number(height) });
}

/** The size, or null unless both sides are over 0 and at most 200 inches. */
export function usable(size: Size): Size | null {
  const { width, height } = size;
  return width > 0 && height > 0 && width <= LONGEST_SIDE && height <= LONGEST_SIDE ? size : null;
}

/** Is it one of the media that are printed on? (CONF-17) */
export const isMedia = (value: unknown): value is Media => MEDIA.includes(value as Media);

/** The price of one piece from the backend's own table, whatever the client says it costs (CONF-35). */
export const unitPrice = (variation: Entity, print: { size: Size; media: Media; framed: boolean }): Paise =>
  price({ ...print, source: variation.type.endsWith('--Custom_image') ? 'upload' : 'art', table: priceTable });
