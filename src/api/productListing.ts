import type * as v from 'valibot';
import { type Catalogue, type CatalogueItem, toProductItem } from '../domain/catalogue.ts';
import type { ListCard, ListPage } from '../domain/listCard.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import type { Product } from '../domain/product.ts';
import { CARD_FIELDS, toSwatches } from './catalogueFields.ts';
import { getJsonApi } from './client.ts';
import { buildQuery, collectionSchema, type Included, lenientSchema } from './jsonapi.ts';
import { fetchAllPages, fetchPagesAtOnce, getPageInfo } from './pages.ts';
import { type CardTexts, type Sold, toProductCard } from './soldProduct.ts';

type ProductListingOptions<T extends { attributes: { created: string } }> = {
  entity: v.GenericSchema<unknown, T>;
  path: string;
  /** In which order it lies. */
  sort: string;
  /** What a list needs beside the products themselves, and what a product's page does. */
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

/** A kind of products that are sold as they are; each read rejects as every call does. */
export type ProductListing = {
  /** All that can be bought. */
  fetchAll: (signal: AbortSignal) => Promise<ListCard[]>;
  /** A page of thirty, from 1, without what cannot be bought; past the end it is empty. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage>;
  /** All that can be bought, with what it can be found by. */
  fetchCatalogue: (signal: AbortSignal) => Promise<Catalogue>;
  /** Those that can be bought of the aliases, in no order. */
  fetchCards: (aliases: readonly string[], signal: AbortSignal) => Promise<ListCard[]>;
  /** The product of an alias, null where there is none to be bought. */
  fetchProduct: (alias: string, signal: AbortSignal) => Promise<Product | null>;
};

/** How the products of one type are read: only what is published. */
export function createProductListing<T extends { attributes: { created: string } }>({
  entity,
  path,
  sort,
  cardParts,
  parts,
  catalogueParts = cardParts,
  toSold,
  toCardTexts,
  toFacetValues = () => ({}),
  toDetails,
}: ProductListingOptions<T>): ProductListing {
  const listing = lenientSchema(entity);
  const listed = { filter: { status: 1 }, sort, include: cardParts };
  const toCards = (data: readonly (T | null)[], included: Included) =>
    data.flatMap((entry): ListCard[] => {
      const sold = entry && toSold(entry, included);
      return sold ? [toProductCard(sold, toCardTexts?.(entry))] : [];
    });
  const toProduct = (entry: T, included: Included): Product | null => {
    const sold = toSold(entry, included);
    return sold && { ...sold, ...toDetails(entry, included) };
  };
  return {
    fetchAll: async (signal) => {
      const { data, included } = await fetchAllPages(listing, buildQuery(path, listed), { signal });
      return toCards(data, included);
    },
    fetchPage: async (page, signal) => {
      const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const answer = await getJsonApi(collectionSchema(listing), buildQuery(path, { ...listed, page: part }), {
        signal,
      });
      return { cards: toCards(answer.data, answer.included), ...getPageInfo(answer, part) };
    },
    fetchCatalogue: async (signal) => {
      const pages = await fetchPagesAtOnce(
        listing,
        (page) => buildQuery(path, { ...listed, include: catalogueParts, fields: CARD_FIELDS, page }),
        { signal },
      );
      const toItems = (entry: T | null, included: Included) => {
        const product = entry && toProduct(entry, included);
        if (!product) return [];
        const card = toProductCard(product, toCardTexts?.(entry));
        return [toProductItem(card, product, entry.attributes.created, toFacetValues(entry, included))];
      };
      return {
        items: pages.flatMap(({ data, included }) => data.flatMap((entry) => toItems(entry, included))),
        swatches: toSwatches(pages),
      };
    },
    fetchCards: async (aliases, signal) => {
      if (aliases.length === 0) return [];
      const filter = { status: 1, field_path_alias: aliases };
      const { data, included } = await fetchAllPages(listing, buildQuery(path, { filter, include: cardParts }), {
        signal,
      });
      return toCards(data, included);
    },
    fetchProduct: async (alias, signal) => {
      const filter = { status: 1, field_path_alias: alias };
      const { data, included } = await getJsonApi(
        collectionSchema(entity),
        buildQuery(path, { filter, include: parts, page: { limit: 1 } }),
        { signal },
      );
      return data[0] === undefined ? null : toProduct(data[0], included);
    },
  };
}
