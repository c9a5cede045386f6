import { type RefObject, useEffect } from 'react';

/** Brings the line of what is picked into view, wherever it was picked. */
export function useScrollToPicked(container: RefObject<HTMLElement | null>, picked: string | null): void {
  useEffect(() => {
    if (picked === null) return;
    const row = container.current?.querySelector('[data-picked]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [container, picked]);
}
