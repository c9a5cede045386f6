import type { ProductKind } from '../../domain/product.ts';

/** The page of a product that is sold as it is, with its charts filled. */
export const ProductEntry = (_: { kind: ProductKind }) => null;
