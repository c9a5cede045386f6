import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { ListRequest } from '../../../machines/listing/listing.machine.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { useRefetchCount } from '../../kit/loading/refetchSignal.ts';
import { getCachedPage, listingLogic } from '../../ports/listing.ts';

/** Runs the chart of a list for its children; a cached page is there in the first render. */
export function ListProvider({ children, ...request }: ListRequest & { children: ReactNode }) {
  const queries = useQueryClient();
  const logic = useMemo(() => listingLogic(queries), [queries]);
  return (
    <listing.Provider logic={logic} options={{ input: { ...request, cachedPage: getCachedPage(queries, request) } }}>
      <SyncAddress {...request} />
      {children}
    </listing.Provider>
  );
}

/** Informs the chart of which page the address requests now, and of a page that was read again, before the browser paints. */
function SyncAddress({ area, page, filters }: ListRequest) {
  const actor = listing.useActorRef();
  const queries = useQueryClient();
  useLayoutEffect(() => {
    actor.send({ type: 'address.changed', page, filters, cachedPage: getCachedPage(queries, { area, page, filters }) });
  }, [actor, queries, area, page, filters]);
  const refetchCount = useRefetchCount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refetch is reported here
  useLayoutEffect(() => {
    const listPage = refetchCount > 0 ? getCachedPage(queries, { area, page, filters }) : null;
    if (listPage) actor.send({ type: 'page.reread', page, filters, listPage });
  }, [refetchCount]);
  return null;
}
