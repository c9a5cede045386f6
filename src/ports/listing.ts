import type { QueryClient } from '@tanstack/react-query';
import type { ListAsked } from '../../machines/listing/listing.machine.ts';
import { articleListQuery } from '../api/articles.ts';
import { productListQuery } from '../api/productList.ts';
import type { ListArea } from '../domain/listArea.ts';
import type { ListPage } from '../domain/listCard.ts';
import { isReadBefore } from './readBefore.ts';

/** The ports of the list of an area; a page that was read in the last 15 minutes is not asked for again. (CONST-04) */
export function listingPorts({ queries, area }: { queries: QueryClient; area: Exclude<ListArea, 'art'> }) {
  const read = ({ page }: ListAsked) => {
    if (area === 'blog') {
      const query = articleListQuery(page);
      return { find: () => queries.fetchQuery(query), queryKey: query.queryKey };
    }
    const query = productListQuery({ area, page });
    return { find: () => queries.fetchQuery(query), queryKey: query.queryKey };
  };
  return {
    findPage: (asked: ListAsked): Promise<ListPage> => read(asked).find(),
    knownPage(asked: ListAsked): ListPage | null {
      const { queryKey } = read(asked);
      return isReadBefore(queries, queryKey) ? (queries.getQueryData<ListPage>(queryKey) ?? null) : null;
    },
  };
}
