import type { QueryClient } from '@tanstack/react-query';
import type { ListRequest } from '../../machines/listing/listing.machine.ts';
import { getFreshData } from '../api/queries/cachedQuery.ts';
import { articleListQuery, productListQuery } from '../api/queries/lists.ts';
import type { ListArea } from '../domain/listArea.ts';
import type { ListPage } from '../domain/listCard.ts';

/** The ports of the list of an area; a page that was read in the last 15 minutes is not asked for again. (CONST-04) */
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
