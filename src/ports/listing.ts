import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { type ListRequest, listingMachine } from '../../machines/listing/listing.machine.ts';
import { getFreshData } from '../api/queries/cachedQuery.ts';
import { artsQuery } from '../api/queries/framing.ts';
import { articleListQuery, productListQuery } from '../api/queries/lists.ts';
import type { ListArea } from '../domain/listArea.ts';
import { type ListPage, toListPage } from '../domain/listCard.ts';

/** The ports of the list of an area; a page that was read in the last 15 minutes is not requested again. (CONST-04) */
export function listingPorts({ queries, area }: { queries: QueryClient; area: Exclude<ListArea, 'art'> }) {
  return {
    findPage: ({ page }: ListRequest): Promise<ListPage> =>
      area === 'blog'
        ? queries.fetchQuery(articleListQuery(page))
        : queries.fetchQuery(productListQuery({ area, page })),
    knownPage: ({ page }: ListRequest): ListPage | null =>
      area === 'blog'
        ? getFreshData(queries, articleListQuery(page))
        : getFreshData(queries, productListQuery({ area, page })),
  };
}

const toQuery = ({ page, filters }: ListRequest) => artsQuery({ page, ...filters });

/** The ports of the list of art; a page that was read in the last 15 minutes is not requested again. (CONST-04) */
export const artListingPorts = ({ queries }: { queries: QueryClient }) => ({
  findPage: async (request: ListRequest): Promise<ListPage> => toListPage(await queries.fetchQuery(toQuery(request))),
  knownPage(request: ListRequest): ListPage | null {
    const read = getFreshData(queries, toQuery(request));
    return read ? toListPage(read) : null;
  },
});

/** The chart of a list with its port filled; apart from what is read for it, which a page needs before the chart. */
export const listingLogic = (calls: { findPage(request: ListRequest): Promise<ListPage> }) =>
  provideActors(listingMachine, calls);
