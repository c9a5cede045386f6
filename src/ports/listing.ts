import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { type ListRequest, listingMachine } from '../../machines/listing/listing.machine.ts';
import { type CachedQuery, getFreshData } from '../api/queries/cachedQuery.ts';
import { articleListQuery, artsQuery, catalogueQuery, productListQuery } from '../api/queries/lists.ts';
import { LISTS } from '../domain/listArea.ts';
import type { ListPage } from '../domain/listCard.ts';
import {
  areSameFilters,
  BACKEND_FACETS,
  FACETS,
  type FilteredArea,
  getNames,
  isFilteredArea,
  NO_FILTERS,
} from '../domain/listFilters.ts';

/** Kept, for an import that is made anew takes a task of its own, and the list would be painted once more in between. */
let catalogueCode: Promise<typeof import('../domain/catalogue.ts')> | undefined;

/** The page of what the filters leave of all that a list has, which is read once in 15 minutes and narrowed here. (CONST-04) */
async function findInCatalogue(queries: QueryClient, area: FilteredArea, request: ListRequest): Promise<ListPage> {
  catalogueCode ??= import('../domain/catalogue.ts');
  catalogueCode.catch(() => {
    catalogueCode = undefined;
  });
  const { selectPage } = await catalogueCode;
  const { items } = await queries.fetchQuery(catalogueQuery(area));
  const size = area === 'walls' ? Math.max(1, items.length) : LISTS[area].size;
  return selectPage(items, { ...request, size });
}

/** Can the backend answer this by itself, a page at a time? All else is found among all that a list has. */
const isBackendPage = ({ area, filters }: ListRequest): boolean => {
  const facets: readonly string[] = area === 'art' ? BACKEND_FACETS : [];
  return !filters.sort && FACETS.every((facet) => facets.includes(facet) || getNames(filters, facet).length === 0);
};

/** What reads a page of a list that the backend can answer by itself. */
export function listPageQuery({ area, page, filters }: ListRequest): CachedQuery<ListPage> {
  if (area === 'blog') return articleListQuery(page);
  return area === 'art' ? artsQuery({ page, ...filters }) : productListQuery({ area, page });
}

/** The port of every list; a page that was read in the last 15 minutes is not requested again. (CONST-04) */
export const listingPorts = (queries: QueryClient) => ({
  async findPage(request: ListRequest): Promise<ListPage> {
    const { area } = request;
    if (isFilteredArea(area) && !areSameFilters(request.filters, NO_FILTERS)) {
      const hasCatalogue = queries.getQueryData(catalogueQuery(area).queryKey) !== undefined;
      if (hasCatalogue || !isBackendPage(request)) return findInCatalogue(queries, area, request);
    }
    return queries.fetchQuery(listPageQuery(request));
  },
});

/** A page of a list that was read in the last 15 minutes; null where the backend has to be queried. */
export const getCachedPage = (queries: QueryClient, request: ListRequest): ListPage | null =>
  isBackendPage(request) ? getFreshData(queries, listPageQuery(request)) : null;

export const listingLogic = (queries: QueryClient) => provideActors(listingMachine, listingPorts(queries));
