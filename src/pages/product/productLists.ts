import { LISTS, type ListArea } from '../../domain/listArea.ts';
import type { ProductKind } from '../../domain/product.ts';

type List = {
  area: ListArea;
  /** What the list is called. */
  name: string;
  /** Does Back lead to the page of it that was left, and not to its start? */
  isKept: boolean;
};

/** The list that a product stands in, which is where Back leads. (WALL-03, GIFT-09, DECOR-09, MIX-05) */
export const PRODUCT_LISTS: Readonly<Record<ProductKind, List>> = {
  wall: { area: 'walls', name: 'Gallery Walls', isKept: false },
  gift: { area: 'gifts', name: 'Gifts', isKept: true },
  object: { area: 'objects', name: 'Decor Objects', isKept: true },
  mixedMedia: { area: 'mixedMedia', name: 'Mixed Media', isKept: true },
};

/** The address of a product's page, by the last part of it. (WALL-02) */
export const productAddress = (kind: ProductKind, name: string): string => LISTS[PRODUCT_LISTS[kind].area].path + name;
