import type * as v from 'valibot';
import { type CatalogueItem, toProductItem } from '../domain/catalogue.ts';
import type { Product } from '../domain/product.ts';
import { CARD_FIELDS } from './catalogueFields.ts';
import type { Included } from './jsonapi.ts';
import { createListing, type Listing } from './listing.ts';
import { type CardTexts, type Sold, toProductCard } from './soldProduct.ts';

type ProductListingOptions<T extends { attributes: { created: string } }> = {
  entity: v.GenericSchema<unknown, T>;
  path: string;
  sort: string;
  cardParts: readonly string[];
  parts: readonly string[];
  /** What all of it needs to be found by its colours and materials; left out where nobody filters it. */
  catalogueParts?: readonly string[];
  /** Null for what cannot be bought. */
  toSold: (product: T, included: Included) => Sold | null;
  toCardTexts?: (product: T) => CardTexts;
  /** What it can be found by, beside what all products can. */
  toFacetValues?: (product: T, included: Included) => CatalogueItem['values'];
  toDetails: (product: T, included: Included) => Omit<Product, keyof Sold>;
};

/** A kind of products that are sold as they are. */
export type ProductListing = Listing<Product>;

/** How the products of one type are read that are sold as they are. */
export function createProductListing<T extends { attributes: { created: string } }>({
  catalogueParts,
  toSold,
  toCardTexts,
  toFacetValues = () => ({}),
  toDetails,
  ...options
}: ProductListingOptions<T>): ProductListing {
  const toProduct = (entry: T, included: Included): Product | null => {
    const sold = toSold(entry, included);
    return sold && { ...sold, ...toDetails(entry, included) };
  };
  return createListing({
    ...options,
    catalogueParts: catalogueParts ?? options.cardParts,
    catalogueFields: CARD_FIELDS,
    toCard: (entry, included) => {
      const sold = toSold(entry, included);
      return sold && toProductCard(sold, toCardTexts?.(entry));
    },
    toProduct,
    toItem: (entry, included) => {
      const product = toProduct(entry, included);
      if (!product) return null;
      const card = toProductCard(product, toCardTexts?.(entry));
      return toProductItem(card, product, entry.attributes.created, toFacetValues(entry, included));
    },
  });
}
