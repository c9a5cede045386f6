import type { UnkeyedLine } from './cartLine.ts';
import { BUNDLES, SOLD_AREAS, type SoldArea } from './listArea.ts';

/** A product variation as JSON:API names one: its resource type and its uuid. */
export type Variation = { type: `commerce_product_variation--${string}`; id: string };

/** The bundle of a variation: 'default', 'Custom_image', 'frame', 'object' … */
export const getBundle = ({ type }: Variation): string => type.slice(type.indexOf('--') + 2);

/** The list that a variation is sold from; null for what nobody saves, a frame or a shopper's own picture. (ACCT-23) */
export const getSoldArea = (variation: Variation): SoldArea | null =>
  SOLD_AREAS.find((area) => BUNDLES[area] === getBundle(variation)) ?? null;

/** Does a relationship name a variation? */
export const isVariation = (ref: { type: string; id: string }): ref is Variation =>
  ref.type.startsWith('commerce_product_variation--');

/** What of the shop a line buys; of a framed picture it is the picture (API-64, API-65, ORD-25). */
export function getLineVariation(line: UnkeyedLine): Variation {
  switch (line.kind) {
    case 'print':
    case 'frame':
      return {
        type: line.user_upload ? 'commerce_product_variation--Custom_image' : 'commerce_product_variation--default',
        id: line.art_varid,
      };
    case 'gallery_wall':
      return { type: 'commerce_product_variation--gallery_wall', id: line.gallery_varid };
    case 'gifting':
      return { type: 'commerce_product_variation--gifting', id: line.gifting_varid };
    case 'object':
      return { type: 'commerce_product_variation--object', id: line.object_varid };
    case 'mixed_media':
      return { type: 'commerce_product_variation--mixed_media', id: line.mixed_media_varid };
  }
}

/** The address parameter that names a variation, as a Drupal Commerce shop has it. */
const VARIATION_PARAM = 'v';

/** A product's page with one of its variations chosen. */
export const formatVariationPath = (path: string, { id }: Pick<Variation, 'id'>): string =>
  `${path}?${VARIATION_PARAM}=${id}`;

/** The bundles of which one product is sold in several colours. (DECOR-06, MIX-08) */
const COLOURED: readonly string[] = ['object', 'mixed_media'];

/** The page where a variation is sold, in its colour where there are several. */
export const formatColourPath = (path: string, variation: Variation): string =>
  COLOURED.includes(getBundle(variation)) ? formatVariationPath(path, variation) : path;

/** The id of the variation that an address requests; null where it requests none. */
export const parseVariationId = (search: string): string | null => new URLSearchParams(search).get(VARIATION_PARAM);

/** Writes a variation into an address's parameters, beside the others. */
export function withVariation(search: string, id: string): string {
  const params = new URLSearchParams(search);
  params.set(VARIATION_PARAM, id);
  return params.toString();
}
