/** Not a fault: the sign to React that the browser draws the page. */
export const DRAWN_LATER = new Error('drawn-later');

/** Stands for a page that no server can draw; React leaves its place to the browser. */
export function DrawnLater(): never {
  throw DRAWN_LATER;
}
