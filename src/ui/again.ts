import { useEffect, useRef } from 'react';

const offers = new Set<() => void>();

/** A block that failed offers another try to whoever knows that the network is back, for as long as it stands there. */
export function useOffer(again: () => void): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const offer = () => latest.current();
    offers.add(offer);
    return () => void offers.delete(offer);
  }, []);
}

/** Tries every block that failed once more. */
export function takeOffers(): void {
  for (const again of [...offers]) again();
}
