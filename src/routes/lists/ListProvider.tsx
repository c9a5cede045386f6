import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
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
      <RequestSync {...request} />
      {children}
    </listing.Provider>
  );
}

/** Reports changes of the requested page to the list, before the browser paints; the chart ignores what is no change. */
function RequestSync(request: ListRequest) {
  const queries = useQueryClient();
  const report = listing.useView(({ changeAddress }) => changeAddress);
  const renew = listing.useView((view) => view.refresh);
  const serialized = JSON.stringify(request);
  const lastSent = useRef(serialized);
  const refetchCount = useRefetchCount();
  useLayoutEffect(() => {
    if (lastSent.current === serialized) return;
    lastSent.current = serialized;
    const newRequest = JSON.parse(serialized) as ListRequest;
    report({ ...newRequest, cachedPage: getCachedPage(queries, newRequest) });
  }, [report, queries, serialized]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refetch is reported here
  useLayoutEffect(() => {
    const cachedPage = refetchCount > 0 ? getCachedPage(queries, request) : null;
    if (cachedPage) renew(request, cachedPage);
  }, [refetchCount]);
  return null;
}
