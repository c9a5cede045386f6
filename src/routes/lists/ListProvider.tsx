import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListRequest, listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { ListPage } from '../../domain/listCard.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { useRefetchCount } from '../../kit/loading/refetchSignal.ts';

/** The chart of a list with its ports filled, and its cached pages. */
export type ListLogic = {
  logic: typeof listingMachine;
  /** A cached page, shown at once; null where the backend has to be queried. */
  getCachedPage(request: ListRequest): ListPage | null;
};

/** Runs the chart of a list for its children; a cached page is there in the first render. */
export function ListProvider({
  list: { logic, getCachedPage },
  children,
  ...request
}: ListRequest & { list: ListLogic; children: ReactNode }) {
  return (
    <listing.Provider logic={logic} options={{ input: { ...request, cachedPage: getCachedPage(request) } }}>
      <RequestSync getCachedPage={getCachedPage} {...request} />
      {children}
    </listing.Provider>
  );
}

/** Reports changes of the requested page to the list, before the browser paints; the chart ignores what is no change. */
function RequestSync({ getCachedPage, ...request }: ListRequest & Pick<ListLogic, 'getCachedPage'>) {
  const report = listing.useView(({ changeAddress }) => changeAddress);
  const renew = listing.useView((view) => view.refresh);
  const serialized = JSON.stringify(request);
  const lastSent = useRef(serialized);
  const refetchCount = useRefetchCount();
  useLayoutEffect(() => {
    if (lastSent.current === serialized) return;
    lastSent.current = serialized;
    const newRequest = JSON.parse(serialized) as ListRequest;
    report({ ...newRequest, cachedPage: getCachedPage(newRequest) });
  }, [report, getCachedPage, serialized]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refetch is reported here
  useLayoutEffect(() => {
    const cachedPage = refetchCount > 0 ? getCachedPage(request) : null;
    if (cachedPage) renew(request, cachedPage);
  }, [refetchCount]);
  return null;
}
