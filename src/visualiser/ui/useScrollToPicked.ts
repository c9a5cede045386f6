import { type RefObject, useEffect } from 'react';

/** Scrolls the picked line into view. */
export function useScrollToPicked(container: RefObject<HTMLElement | null>, picked: string | null): void {
  useEffect(() => {
    if (picked === null) return;
    const row = container.current?.querySelector('[data-picked]');
    row?.scrollIntoView({ block: 'nearest' });
  }, [container, picked]);
}
