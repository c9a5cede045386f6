import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ListArea } from '../domain/listArea.ts';
import { type ListCard, type ListPage, paginateGifts } from '../domain/listCard.ts';
import type { ProductArea } from '../domain/product.ts';
import { toObjectAlias } from '../domain/storePath.ts';
import { galleryWallListing } from './galleryWalls.ts';
import { giftListing } from './gifts.ts';
import { mixedMediaListing } from './mixedMedia.ts';
import { objectListing } from './objects.ts';
import type { ProductListing } from './productListing.ts';
import { STALE_TIME } from './queries/cachedQuery.ts';

const LISTINGS: Readonly<Record<ProductArea, ProductListing>> = {
  walls: galleryWallListing,
  gifts: giftListing,
  objects: objectListing,
  mixedMedia: mixedMediaListing,
};

/** Is that a list of products that are sold as they are? */
export const isProductArea = (area: ListArea): area is ProductArea => area in LISTINGS;

/** A page, from 1, of a list of products that are sold as they are. */
export type ProductsRequest = { area: ProductArea; page: number };

/** All products of a short list, whichever page of it is requested. */
const allProductsQuery = (area: ProductArea) =>
  queryOptions({
    queryKey: ['products', area],
    queryFn: ({ signal }) => LISTINGS[area].fetchAll(signal),
    staleTime: STALE_TIME,
  });

const toWallsPage = (all: readonly ListCard[], page: number): ListPage => ({
  cards: page === 1 ? all : [],
  total: all.length,
  pages: all.length === 0 ? 0 : 1,
});

/** A page of a list of products; all gifts and all walls are one call together, which `queries` remember. */
export async function fetchProducts(
  { area, page }: ProductsRequest,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<ListPage> {
  switch (area) {
    case 'walls':
      return toWallsPage(await queries.fetchQuery(allProductsQuery(area)), page);
    case 'gifts':
      return paginateGifts(await queries.fetchQuery(allProductsQuery(area)), page);
    default:
      return LISTINGS[area].fetchPage({ page }, signal);
  }
}

/** Those of the products of a list that have their pages at the addresses, in no order. */
export const fetchProductCards = (area: ProductArea, paths: readonly string[], signal: AbortSignal) =>
  LISTINGS[area].fetchCards(paths.map(toObjectAlias), signal);

/** All of a list with what it can be found by. Rejects as any call does. */
export const fetchProductCatalogue = (area: ProductArea, signal: AbortSignal) => LISTINGS[area].fetchCatalogue(signal);

/** A product by the address of its page: '/decor-objects/kettle-pond-bottle'. */
export type ProductRequest = { area: ProductArea; alias: string };

/** The product at an address, or null where there is none. */
export const fetchProduct = ({ area, alias }: ProductRequest, signal: AbortSignal) =>
  LISTINGS[area].fetchProduct(toObjectAlias(alias), signal);
