import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ListAsked, listingMachine } from '../../../machines/listing/listing.machine.ts';
import type { ListCard, ListPage } from '../../domain/listCard.ts';
import { listing } from '../../flows/listing/Listing.tsx';
import { Heart } from '../../flows/wishlist/Heart.tsx';
import { useReread } from '../../kit/refetchSignal.ts';

/** The chart of a list with its ports filled, and what was read of it before. */
export type ListLogic = {
  logic: typeof listingMachine;
  /** A page that was read before and is shown at once; null where the backend has to be asked. */
  knownPage(asked: ListAsked): ListPage | null;
};

/** Runs the chart of a list for what is inside; a page that was read before is there in the first render. */
export function StartedList({
  list: { logic, knownPage },
  children,
  ...asked
}: ListAsked & { list: ListLogic; children: ReactNode }) {
  return (
    <listing.Start logic={logic} options={{ input: { ...asked, known: knownPage(asked) } }}>
      <AddressReport knownPage={knownPage} {...asked} />
      {children}
    </listing.Start>
  );
}

/**
 * Tells the list what the router says, before the eye sees it; the chart itself sees whether that is news. What it began
 * with is none.
 */
function AddressReport({ knownPage, ...asked }: ListAsked & Pick<ListLogic, 'knownPage'>) {
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

/** The heart on a card of a list; a thing that is not sold has none. (CAT-18, WALL-01, GIFT-08) */
export const heartOf = ({ variation, title }: ListCard) =>
  variation ? <Heart variation={variation} title={title} /> : null;
