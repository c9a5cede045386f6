import type { QueryClient } from '@tanstack/react-query';
import type { Filters } from '../../machines/listing/filters.ts';
import { artsQuery } from '../api/arts.ts';

/** The art list's ports; a page that was read in the last 15 minutes is not asked for again. (CONST-04) */
export const listingPorts = ({ queries }: { queries: QueryClient }) => ({
  findArts: ({ page, filters }: { page: number; filters: Filters }) =>
    queries.fetchQuery(artsQuery({ page, ...filters })),
});
