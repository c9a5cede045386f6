import type { ProductAsked } from '../product.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show one product. */
export const productQuery = ({ kind, alias }: ProductAsked) =>
  cachedQuery(['product', kind, alias], async ({ signal }) =>
    (await import('../product.ts')).product({ kind, alias }, signal),
  );
