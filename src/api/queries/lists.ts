import type { ProductRequest, ProductsRequest } from '../products.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show a list of products. Each page is one call, and all gifts and all walls are one together. */
export const productListQuery = ({ area, page }: ProductsRequest) =>
  cachedQuery(['products', area, page], async ({ client, signal }) =>
    (await import('../products.ts')).fetchProducts({ area, page }, client, signal),
  );

/** What a page reads to show one product. */
export const productQuery = ({ kind, alias }: ProductRequest) =>
  cachedQuery(['product', kind, alias], async ({ signal }) =>
    (await import('../products.ts')).fetchProduct({ kind, alias }, signal),
  );

/** What a page reads to show a page of the blog. */
export const articleListQuery = (page: number) =>
  cachedQuery(['articles', page], async ({ signal }) => (await import('../articles.ts')).fetchArticles(page, signal));

/** What a page reads to show the post at an address. */
export const articleQuery = (alias: string) =>
  cachedQuery(['article', alias], async ({ signal }) =>
    (await import('../articles.ts')).fetchArticleByAlias(alias, signal),
  );
