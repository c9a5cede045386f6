import type * as v from 'valibot';
import type { ListCard, ListPage } from '../domain/listCard.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import type { Product } from '../domain/product.ts';
import { getJsonApi } from './client.ts';
import { type Included, looseEntity, many, query } from './jsonapi.ts';
import { everyPage, knownOf } from './pages.ts';

type Stock<T> = {
  entity: v.GenericSchema<unknown, T>;
  path: string;
  /** In which order it lies. */
  sort: string;
  /** What a list needs beside the products themselves, and what a product's page does. */
  cardParts: readonly string[];
  parts: readonly string[];
  /** Null for what cannot be bought. */
  cardOf: (product: T, included: Included) => ListCard | null;
  productOf: (product: T, included: Included) => Product | null;
};

/** A kind of products that are sold as they are; each read rejects as every call does. */
export type Shelf = {
  /** All that can be bought. */
  whole: (signal: AbortSignal) => Promise<ListCard[]>;
  /** A page of thirty, from 1, without what cannot be bought; past the end it is empty. */
  page: (page: number, signal: AbortSignal) => Promise<ListPage>;
  /** The product of an alias, null where there is none to be bought. */
  product: (alias: string, signal: AbortSignal) => Promise<Product | null>;
};

/** How the products of one type are read: only what is published. */
export function shelf<T>({ entity, path, sort, cardParts, parts, cardOf, productOf }: Stock<T>): Shelf {
  const listing = looseEntity(entity);
  const listed = { filter: { status: 1 }, sort, include: cardParts };
  const cardsOf = (data: readonly (T | null)[], included: Included) =>
    data.flatMap((product) => (product && cardOf(product, included)) ?? []);
  return {
    whole: async (signal) => {
      const { data, included } = await everyPage(listing, query(path, listed), { signal });
      return cardsOf(data, included);
    },
    page: async (page, signal) => {
      const part = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
      const answer = await getJsonApi(many(listing), query(path, { ...listed, page: part }), { signal });
      return { cards: cardsOf(answer.data, answer.included), ...knownOf(answer, part) };
    },
    product: async (alias, signal) => {
      const filter = { status: 1, field_path_alias: alias };
      const { data, included } = await getJsonApi(
        many(entity),
        query(path, { filter, include: parts, page: { limit: 1 } }),
        { signal },
      );
      return data[0] === undefined ? null : productOf(data[0], included);
    },
  };
}
