import { queryOptions } from '@tanstack/react-query';
import type { ProductKind } from '../domain/product.ts';
import { objectAlias } from '../domain/productPath.ts';
import { CACHED } from './cached.ts';
import { galleryWalls } from './galleryWalls.ts';
import { gifts } from './gifts.ts';
import { mixedMedia } from './mixedMedia.ts';
import { objects } from './objects.ts';
import type { Shelf } from './shelf.ts';

const SHELVES: Readonly<Record<ProductKind, Shelf>> = { wall: galleryWalls, gift: gifts, object: objects, mixedMedia };

/** A product by the address of its page: '/decor-objects/kettle-pond-bottle'. */
type ProductAsked = { kind: ProductKind; alias: string };

/** What a page reads to show one product, null where none can be bought there; kept for 15 minutes (CONST-04). */
export const productQuery = ({ kind, alias }: ProductAsked) =>
  queryOptions({
    queryKey: ['product', kind, alias],
    queryFn: ({ signal }) => SHELVES[kind].product(objectAlias(alias), signal),
    staleTime: CACHED,
  });
