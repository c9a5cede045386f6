/** Parts of the document that React hydrates one after the other: all, the page in it, and blocks that stand further down. */
export const HYDRATION_ZONES = '#root, #main, [id^="later-"]';
/** Told in a zone, bubbling, once React answers for it: as HTML, it looks the same before. */
export const HYDRATED = 'hydrated';
