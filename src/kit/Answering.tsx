import { type ReactNode, useLayoutEffect } from 'react';

/** Parts of the document that React hydrates one after the other: all, the page in it, and blocks that stand further down. */
export const ZONES = '#root, #main, [id^="later-"]';
/** Told in a zone, bubbling, once React answers for it: as HTML, it looks the same before. */
export const ANSWERING = 'answering';

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
