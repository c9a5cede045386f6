import type { Picture } from '../../src/domain/art.ts';
import type { Product, ProductKind, ProductVariation } from '../../src/domain/product.ts';

/** `alias` is the page's own address; `known` is the product where it was read before. */
export type ProductInput = { kind: ProductKind; alias: string; known: Product | null };

/** `chosen` is the id of the variation, null for the one to begin with; `at` is the place of the picture that is seen, from 0. */
export type ProductContext = {
  kind: ProductKind;
  alias: string;
  product: Product | null;
  chosen: string | null;
  at: number;
};

type Chosen = Pick<ProductContext, 'product' | 'chosen'>;

/** The variation that is looked at; null as long as there is no product. (DECOR-11) */
export const getVariation = ({ product, chosen }: Chosen): ProductVariation | null =>
  product && (product.variations.find(({ variation }) => variation.id === chosen) ?? product.variations[0]);

/** The pictures of the variation that is looked at. */
export const getPictures = (context: Chosen): readonly Picture[] => getVariation(context)?.pictures ?? [];
