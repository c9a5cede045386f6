import type { ProductKind } from '../domain/product.ts';
import { objectAlias } from '../domain/productPath.ts';
import { galleryWalls } from './galleryWalls.ts';
import { gifts } from './gifts.ts';
import { mixedMedia } from './mixedMedia.ts';
import { objects } from './objects.ts';
import type { Shelf } from './shelf.ts';

const SHELVES: Readonly<Record<ProductKind, Shelf>> = { wall: galleryWalls, gift: gifts, object: objects, mixedMedia };

/** A product by the address of its page: '/decor-objects/kettle-pond-bottle'. */
export type ProductAsked = { kind: ProductKind; alias: string };

/** The product at an address, or null where there is none; each kind is read as its shelf has it. */
export const product = ({ kind, alias }: ProductAsked, signal: AbortSignal) =>
  SHELVES[kind].product(objectAlias(alias), signal);
