import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListRequest, listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { ListPage } from '../../domain/listCard.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { useRefetchCount } from '../../kit/loading/refetchSignal.ts';

/** The chart of a list with its ports filled, and what was read of it before. */
export type ListLogic = {
  logic: typeof listingMachine;
  /** A page that was read before and is shown at once; null where the backend has to be queried. */
  knownPage(request: ListRequest): ListPage | null;
};

/** Runs the chart of a list for what is inside; a page that was read before is there in the first render. */
export function ListProvider({
  list: { logic, knownPage },
  children,
  ...request
}: ListRequest & { list: ListLogic; children: ReactNode }) {
  return (
    <listing.Provider logic={logic} options={{ input: { ...request, cachedPage: knownPage(request) } }}>
      <AddressReport knownPage={knownPage} {...request} />
      {children}
    </listing.Provider>
  );
}

/**
 * Informs the list of what the router states, before the eye sees it; the chart itself sees whether that is news. What it began
 * with is none.
 */
function AddressReport({ knownPage, ...request }: ListRequest & Pick<ListLogic, 'knownPage'>) {
  const report = listing.useView(({ report }) => report);
  const renew = listing.useView((view) => view.renew);
  const serialized = JSON.stringify(request);
  const lastSent = useRef(serialized);
  const reread = useRefetchCount();
  useLayoutEffect(() => {
    if (lastSent.current === serialized) return;
    lastSent.current = serialized;
    const now = JSON.parse(serialized) as ListRequest;
    report({ ...now, cachedPage: knownPage(now) });
  }, [report, knownPage, serialized]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read anew behind the list is news here
  useLayoutEffect(() => {
    const known = reread > 0 ? knownPage(request) : null;
    if (known) renew(request, known);
  }, [reread]);
  return null;
}
