import type { QueryClient } from '@tanstack/react-query';
import { provideActors } from '../../machines/kit/port.ts';
import { type ListAsked, listingMachine } from '../../machines/listing/listing.machine.ts';
import { readBefore } from '../api/queries/cachedQuery.ts';
import { artsQuery } from '../api/queries/framing.ts';
import { artListPage, type ListPage } from '../domain/listCard.ts';

const queryOf = ({ page, filters }: ListAsked) => artsQuery({ page, ...filters });

/** The ports of the list of art; a page that was read in the last 15 minutes is not asked for again. (CONST-04) */
export const artListingPorts = ({ queries }: { queries: QueryClient }) => ({
  findPage: async (asked: ListAsked): Promise<ListPage> => artListPage(await queries.fetchQuery(queryOf(asked))),
  knownPage(asked: ListAsked): ListPage | null {
    const read = readBefore(queries, queryOf(asked));
    return read ? artListPage(read) : null;
  },
});

/** The chart of a list with its port filled; apart from what is read for it, which a page needs before the chart. */
export const listingLogic = (calls: { findPage(asked: ListAsked): Promise<ListPage> }) =>
  provideActors(listingMachine, calls);
