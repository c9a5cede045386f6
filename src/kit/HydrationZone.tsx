import { type ReactNode, useLayoutEffect } from 'react';
import { HYDRATED } from './hydrationZones.ts';

/** Says on a zone, by its id, that React answers for what is in it: as `data-hydrated`, and by an event. */
export function HydrationZone({ id, children }: { id: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const place = document.getElementById(id);
    if (!place) return;
    place.dataset.hydrated = '';
    place.dispatchEvent(new Event(HYDRATED, { bubbles: true }));
  }, [id]);
  return children;
}
