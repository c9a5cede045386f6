import { useEffect } from 'react';

/** Tells when the shopper turns to another tab, and when back. */
export function useTab({ hidden, shown }: { hidden: () => void; shown: () => void }): void {
  useEffect(() => {
    const tell = () => (document.hidden ? hidden() : shown());
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [hidden, shown]);
}
