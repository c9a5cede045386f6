import type * as v from 'valibot';
import type { Catalogue, CatalogueItem } from '../domain/catalogue.ts';
import type { ListCard, ListPage } from '../domain/listCard.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import { toSwatches } from './catalogueFields.ts';
import { getJsonApi } from './client.ts';
import { buildQuery, collectionSchema, type Included, lenientSchema, type QueryOptions } from './jsonapi.ts';
import { fetchAllPages, fetchPage, fetchPagesAtOnce } from './pages.ts';

type ListingOptions<T, P> = {
  entity: v.GenericSchema<unknown, T>;
  path: string;
  /** In which order it lies. */
  sort: string;
  /** What a list needs beside the products themselves, what a product's page does, and what all of it needs to be found by. */
  cardParts: readonly string[];
  parts: readonly string[];
  catalogueParts: readonly string[];
  catalogueFields: NonNullable<QueryOptions['fields']>;
  /** Each is null for what cannot be bought. */
  toCard: (entry: T, included: Included) => ListCard | null;
  toProduct: (entry: T, included: Included) => P | null;
  toItem: (entry: T, included: Included) => CatalogueItem | null;
};

/** A kind of products; each read rejects as every call does. */
export type Listing<P> = {
  /** All that can be bought. */
  fetchAll: (signal: AbortSignal) => Promise<ListCard[]>;
  /** A page of thirty unless another size is asked for, from 1, without what cannot be bought; past the end it is empty. */
  fetchPage: (
    request: { page: number; size?: number; filter?: QueryOptions['filter'] },
    signal?: AbortSignal,
  ) => Promise<ListPage>;
  /** All that can be bought, with what it can be found by. */
  fetchCatalogue: (signal: AbortSignal) => Promise<Catalogue>;
  /** Those that can be bought of the aliases, in no order. */
  fetchCards: (aliases: readonly string[], signal: AbortSignal) => Promise<ListCard[]>;
  /** The product of an alias, null where there is none to be bought. */
  fetchProduct: (alias: string, signal?: AbortSignal) => Promise<P | null>;
};

/** How the products of one type are read: only what is published. */
export function createListing<T, P>(options: ListingOptions<T, P>): Listing<P> {
  const { entity, path, sort, cardParts, parts, catalogueParts, catalogueFields, toCard, toProduct, toItem } = options;
  const listing = lenientSchema(entity);
  const published = { status: 1 };
  const mapBuyable = <R>(
    { data, included }: { data: readonly (T | null)[]; included: Included },
    map: (entry: T, included: Included) => R | null,
  ): R[] => data.flatMap((entry) => (entry && map(entry, included)) ?? []);
  return {
    async fetchAll(signal) {
      const query = buildQuery(path, { filter: published, sort, include: cardParts });
      return mapBuyable(await fetchAllPages(listing, query, { signal }), toCard);
    },
    async fetchPage({ page, size = PAGE_SIZE, filter }, signal) {
      const query = { filter: { ...published, ...filter }, sort, include: cardParts };
      const { total, pages, ...answer } = await fetchPage(entity, path, { ...query, page, size }, { signal });
      return { cards: mapBuyable(answer, toCard), total, pages };
    },
    async fetchCatalogue(signal) {
      const query = { filter: published, sort, include: catalogueParts, fields: catalogueFields };
      const answers = await fetchPagesAtOnce(listing, (page) => buildQuery(path, { ...query, page }), { signal });
      return { items: answers.flatMap((answer) => mapBuyable(answer, toItem)), swatches: toSwatches(answers) };
    },
    async fetchCards(aliases, signal) {
      if (aliases.length === 0) return [];
      const query = buildQuery(path, { filter: { ...published, field_path_alias: aliases }, include: cardParts });
      return mapBuyable(await fetchAllPages(listing, query, { signal }), toCard);
    },
    async fetchProduct(alias, signal) {
      const filter = { ...published, field_path_alias: alias };
      const query = buildQuery(path, { filter, include: parts, page: { limit: 1 } });
      const { data, included } = await getJsonApi(collectionSchema(entity), query, { signal });
      return data[0] === undefined ? null : toProduct(data[0], included);
    },
  };
}
