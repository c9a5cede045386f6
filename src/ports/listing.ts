import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { type ListRequest, listingMachine } from '../../machines/listing/listing.machine.ts';
import { getFreshData } from '../api/queries/cachedQuery.ts';
import { catalogueQuery } from '../api/queries/catalogue.ts';
import { artsQuery } from '../api/queries/framing.ts';
import { articleListQuery, productListQuery } from '../api/queries/lists.ts';
import type { ListArea } from '../domain/listArea.ts';
import { type ListPage, toListPage } from '../domain/listCard.ts';
import {
  areSameFilters,
  FACETS,
  type FilteredArea,
  type Filters,
  getNames,
  isFilteredArea,
  NO_FILTERS,
} from '../domain/listFilters.ts';

/** Kept, for an import that is made anew takes a task of its own, and the list would be painted once more in between. */
let search: Promise<typeof import('./catalogueSearch.ts')> | undefined;

/** The page of what the filters leave of all that a list has. The code that finds it comes when it is first wanted. */
async function findInCatalogue(queries: QueryClient, area: FilteredArea, request: ListRequest): Promise<ListPage> {
  search ??= import('./catalogueSearch.ts');
  search.catch(() => {
    search = undefined;
  });
  return (await search).findInCatalogue(queries, area, request);
}

const isFiltered = ({ filters }: ListRequest) => !areSameFilters(filters, NO_FILTERS);

/** The ports of the list of an area; a page that was read in the last 15 minutes is not requested again. (CONST-04) */
export function listingPorts({ queries, area }: { queries: QueryClient; area: Exclude<ListArea, 'art'> }) {
  return {
    findPage(request: ListRequest): Promise<ListPage> {
      const { page } = request;
      if (area === 'blog') return queries.fetchQuery(articleListQuery(page));
      if (isFilteredArea(area) && isFiltered(request)) return findInCatalogue(queries, area, request);
      return queries.fetchQuery(productListQuery({ area, page }));
    },
    knownPage(request: ListRequest): ListPage | null {
      const { page } = request;
      if (isFiltered(request)) return null;
      return area === 'blog'
        ? getFreshData(queries, articleListQuery(page))
        : getFreshData(queries, productListQuery({ area, page }));
    },
  };
}

/** Can the backend answer for these by itself, a page at a time? All else is found among all that a list has. */
const areBackendFilters = (filters: Filters): boolean =>
  !filters.sort &&
  FACETS.every((facet) => facet === 'themes' || facet === 'orientations' || getNames(filters, facet).length === 0);

const toQuery = ({ page, filters }: ListRequest) => artsQuery({ page, ...filters });

/** The ports of the list of art; a page that was read in the last 15 minutes is not requested again. (CONST-04) */
export const artListingPorts = ({ queries }: { queries: QueryClient }) => ({
  findPage: async (request: ListRequest): Promise<ListPage> =>
    areBackendFilters(request.filters) && !(isFiltered(request) && queries.getQueryData(catalogueQuery('art').queryKey))
      ? toListPage(await queries.fetchQuery(toQuery(request)))
      : findInCatalogue(queries, 'art', request),
  knownPage(request: ListRequest): ListPage | null {
    if (!areBackendFilters(request.filters)) return null;
    const read = getFreshData(queries, toQuery(request));
    return read ? toListPage(read) : null;
  },
});

/** The chart of a list with its port filled; apart from what is read for it, which a page needs before the chart. */
export const listingLogic = (calls: { findPage(request: ListRequest): Promise<ListPage> }) =>
  provideActors(listingMachine, calls);
