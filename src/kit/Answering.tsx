import { type ReactNode, useLayoutEffect } from 'react';
import { ANSWERING } from './zones.ts';

/** Says on a zone, by its id, that React answers for what is in it: as `data-answering`, and by an event. */
export function Answering({ zone, children }: { zone: string; children: ReactNode }) {
  useLayoutEffect(() => {
    const place = document.getElementById(zone);
    if (!place) return;
    place.dataset.answering = '';
    place.dispatchEvent(new Event(ANSWERING, { bubbles: true }));
  }, [zone]);
  return children;
}
