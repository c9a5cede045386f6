import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListAsked } from '../../../machines/listing/listing.machine.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { useReread } from '../../kit/reread.ts';
import { useListPorts } from '../ports.ts';

/** Runs the chart of a list for what is inside; a page that was read before is there in the first render. */
export function StartedList({ children, ...asked }: ListAsked & { children: ReactNode }) {
  const ports = useListPorts();
  return (
    <listing.Start logic={ports.listing} options={{ input: { ...asked, known: ports.knownPage(asked) } }}>
      <AddressReport {...asked} />
      {children}
    </listing.Start>
  );
}

/**
 * Tells the list what the router says, before the eye sees it; the chart itself sees whether that is news. What it began
 * with is none.
 */
function AddressReport(asked: ListAsked) {
  const { knownPage } = useListPorts();
  const report = listing.useFlow(({ report }) => report);
  const renew = listing.useFlow((view) => view.renew);
  const said = JSON.stringify(asked);
  const told = useRef(said);
  const reread = useReread();
  useLayoutEffect(() => {
    if (told.current === said) return;
    told.current = said;
    const now = JSON.parse(said) as ListAsked;
    report({ ...now, known: knownPage(now) });
  }, [report, knownPage, said]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was read anew behind the list is news here
  useLayoutEffect(() => {
    const known = reread > 0 ? knownPage(asked) : null;
    if (known) renew(asked, known);
  }, [reread]);
  return null;
}
