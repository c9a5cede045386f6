import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { giftsPage, type ListCard, type ListPage } from '../domain/listCard.ts';
import type { ProductKind } from '../domain/product.ts';
import { objectAlias } from '../domain/productPath.ts';
import { galleryWalls } from './galleryWalls.ts';
import { gifts } from './gifts.ts';
import { mixedMedia } from './mixedMedia.ts';
import { objects } from './objects.ts';
import { CACHED } from './queries/cachedQuery.ts';
import type { Shelf } from './shelf.ts';

/** A page, from 1, of a list of products that are sold as they are. */
export type ProductsAsked = { area: 'walls' | 'gifts' | 'objects' | 'mixedMedia'; page: number };

/** All of a shelf that is not long, whichever page of it is wanted. */
const wholeQuery = (area: ProductsAsked['area'], { whole }: Shelf) =>
  queryOptions({ queryKey: ['products', area], queryFn: ({ signal }) => whole(signal), staleTime: CACHED });

const wallsPage = (all: readonly ListCard[], page: number): ListPage => ({
  cards: page === 1 ? all : [],
  total: all.length,
  pages: all.length === 0 ? 0 : 1,
});

/** A page of a list of products; all gifts and all walls are one call together, which `queries` remember. */
export async function productsPage(
  { area, page }: ProductsAsked,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<ListPage> {
  switch (area) {
    case 'walls':
      return wallsPage(await queries.fetchQuery(wholeQuery(area, galleryWalls)), page);
    case 'gifts':
      return giftsPage(await queries.fetchQuery(wholeQuery(area, gifts)), page);
    case 'objects':
      return objects.page(page, signal);
    case 'mixedMedia':
      return mixedMedia.page(page, signal);
  }
}

const SHELVES: Readonly<Record<ProductKind, Shelf>> = { wall: galleryWalls, gift: gifts, object: objects, mixedMedia };

/** A product by the address of its page: '/decor-objects/kettle-pond-bottle'. */
export type ProductAsked = { kind: ProductKind; alias: string };

/** The product at an address, or null where there is none; each kind is read as its shelf has it. */
export const product = ({ kind, alias }: ProductAsked, signal: AbortSignal) =>
  SHELVES[kind].product(objectAlias(alias), signal);
