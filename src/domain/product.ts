import type { Picture, Rendition } from './art.ts';
import { SOLD_AREAS } from './listArea.ts';
import type { Paise } from './money.ts';
import { formatVariationPath, type Variation } from './variation.ts';
import type { WallLayout } from './wallLayout.ts';

/** The lists of what is sold as it is, and has a page of its own. */
export const PRODUCT_AREAS = SOLD_AREAS.filter((area) => area !== 'art');
export type ProductArea = (typeof PRODUCT_AREAS)[number];

/** A colour to choose by; `code` is a CSS colour, each null where the shop has none. */
export type Swatch = { name: string; code: string | null; picture: Rendition | null };

/** One of the ways in which a product is sold. */
export type ProductVariation = {
  variation: Variation;
  price: Paise;
  isSoldOut: boolean;
  colour: Swatch | null;
  /** The name of its frame; empty without one. */
  frame: string;
  /** Seen from first to last; empty where the shop has none. */
  pictures: readonly Picture[];
};

/** What is known of a product beside its description, by a name that the view puts into words. */
export type ProductFactName = 'layoutSize' | 'frames' | 'frameSize' | 'size' | 'dimensions' | 'material';

/** A line of what is known of a product: 'layoutSize', '66 × 24 inches'. */
export type ProductFact = { name: ProductFactName; value: string };

/** A product in full, as its page shows it (WALL-09, GIFT-14, DECOR-15, MIX-14). */
export type Product = {
  area: ProductArea;
  id: string;
  /** The address of its page: '/decor-objects/kettle-pond-bottle'. */
  path: string;
  title: string;
  /** The artist and the medium, as far as they are reported: a line each, as on a museum label. */
  attribution: readonly string[];
  /** In the order of the page; the frame, which follows the variation, is not among them. */
  facts: readonly ProductFact[];
  /** The size as a line of the bag carries it. */
  dimension: string;
  /** HTML of the shop's, for `RichText` alone. */
  description: string;
  /** In how many days it comes: '5-7' (DECOR-18 to DECOR-20, MIX-13). */
  days: string;
  /** Is it made from the buyer's own picture? (GIFT-15) */
  takesPicture: boolean;
  /** What can be bought, the one to begin with first; never empty (DECOR-14). */
  variations: readonly [ProductVariation, ...ProductVariation[]];
  /** Its description for search engines; empty where the shop has none. */
  summary: string;
  /** How the prints of a gallery wall hang; left out where the shop does not state it. */
  layout?: WallLayout;
};

/** The address of a product's page with the variation chosen; of what is sold in one way, of the page alone. */
export const getVariationPath = (
  { path, variations }: Pick<Product, 'path' | 'variations'>,
  { variation }: ProductVariation,
): string => (variations.length > 1 ? formatVariationPath(path, variation) : path);
