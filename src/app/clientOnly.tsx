/** Not a fault: the sign to React that the browser draws the page. */
export const CLIENT_ONLY_ERROR = new Error('drawn-later');

/** Stands for a page that no server can draw; React leaves its place to the browser. */
export function ClientOnly(): never {
  throw CLIENT_ONLY_ERROR;
}
