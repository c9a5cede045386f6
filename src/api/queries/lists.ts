import { BACKEND_FACETS, type FilteredArea, getNames } from '../../domain/listFilters.ts';
import type { ArtsRequest, RelatedArtsRequest } from '../arts.ts';
import type { ProductRequest, ProductsRequest } from '../products.ts';
import { cachedQuery } from './cachedQuery.ts';

/** What a page reads to show a list of art. */
export const artsQuery = (request: ArtsRequest) =>
  cachedQuery(
    ['arts', request.page, ...BACKEND_FACETS.map((facet) => [...getNames(request, facet)].sort())],
    async ({ signal }) => (await import('../arts.ts')).fetchArts(request, signal),
  );

/** What a page reads for prints by the addresses of their pages. */
export const artCardsQuery = (paths: readonly string[]) =>
  cachedQuery(['arts', 'at', paths], async ({ signal }) =>
    (await import('../arts.ts')).fetchArtCardsByPaths(paths, signal),
  );

/** What a page reads for the prints that have something in common with one. */
export const relatedArtsQuery = (request: RelatedArtsRequest) =>
  cachedQuery(['arts', request.by, request.name], async ({ signal }) =>
    (await import('../arts.ts')).fetchRelatedArts(request, signal),
  );

/** What a page reads to show a list of products. Each page is one call, and all gifts and all walls are one together. */
export const productListQuery = ({ area, page }: ProductsRequest) =>
  cachedQuery(['products', area, page], async ({ client, signal }) =>
    (await import('../products.ts')).fetchProducts({ area, page }, client, signal),
  );

/** What a page reads to show one product. */
export const productQuery = ({ area, alias }: ProductRequest) =>
  cachedQuery(['product', area, alias], async ({ signal }) =>
    (await import('../products.ts')).fetchProduct({ area, alias }, signal),
  );

/** What a page reads to show a page of the blog. */
export const articleListQuery = (page: number) =>
  cachedQuery(['articles', page], async ({ signal }) => (await import('../articles.ts')).fetchArticles(page, signal));

/** What a page reads to show the post at an address. */
export const articleQuery = (alias: string) =>
  cachedQuery(['article', alias], async ({ signal }) =>
    (await import('../articles.ts')).fetchArticleByAlias(alias, signal),
  );

/** All of a list with what it can be found by, for its filters. */
export const catalogueQuery = (area: FilteredArea) =>
  cachedQuery(['catalogue', area], async ({ signal }) =>
    area === 'art'
      ? (await import('../arts.ts')).fetchArtCatalogue(signal)
      : (await import('../products.ts')).fetchProductCatalogue(area, signal),
  );

/** What a page reads for the filter by theme. */
export const themesQuery = () =>
  cachedQuery(['themes'], async ({ signal }) => (await import('../terms.ts')).fetchThemes(signal));

/** What home reads for its collection carousel. */
export const homeThemesQuery = () =>
  cachedQuery(['themes', 'home'], async ({ signal }) => (await import('../terms.ts')).fetchHomeThemes(signal));

/** What a page reads for the filter by orientation. */
export const orientationsQuery = () =>
  cachedQuery(['orientations'], async ({ signal }) => (await import('../terms.ts')).fetchOrientations(signal));

/** What a page reads for the choices of its filters. */
export const frameTermsQuery = () =>
  cachedQuery(['frameTerms'], async ({ signal }) => (await import('../terms.ts')).fetchFrameTerms(signal));
