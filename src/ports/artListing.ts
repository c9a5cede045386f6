import type { QueryClient } from '@tanstack/react-query';
import type { ListAsked } from '../../machines/listing/listing.machine.ts';
import { artsQuery } from '../api/queries/arts.ts';
import { artListPage } from '../domain/artListPage.ts';
import type { ListPage } from '../domain/listCard.ts';
import { readBefore } from './readBefore.ts';

const queryOf = ({ page, filters }: ListAsked) => artsQuery({ page, ...filters });

/** The ports of the list of art; a page that was read in the last 15 minutes is not asked for again. (CONST-04) */
export const artListingPorts = ({ queries }: { queries: QueryClient }) => ({
  findPage: async (asked: ListAsked): Promise<ListPage> => artListPage(await queries.fetchQuery(queryOf(asked))),
  knownPage(asked: ListAsked): ListPage | null {
    const read = readBefore(queries, queryOf(asked));
    return read ? artListPage(read) : null;
  },
});
