import type { WindowLike } from 'dompurify';

/** A window in which texts of the backend are cleaned at build time, by the same rules as in a browser. It runs and loads nothing. */
export async function createSanitizerWindow(): Promise<WindowLike> {
  const { JSDOM } = await import('jsdom');
  return new JSDOM('').window;
}
