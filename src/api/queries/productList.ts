import type { ProductsAsked } from '../productList.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show a list of products. Each page is one call, and all gifts and all walls are one together. */
export const productListQuery = ({ area, page }: ProductsAsked) =>
  cachedQuery(['products', area, page], async ({ client, signal }) =>
    (await import('../productList.ts')).productsPage({ area, page }, client, signal),
  );
