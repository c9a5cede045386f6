import { createRequire } from 'node:module';
import type { DOMWindow } from 'jsdom';

const require = createRequire(import.meta.url);
let domWindow: DOMWindow | undefined;

/**
 * The window in which texts of the backend are parsed and sanitized where there is no browser, by the same rules as in one. It runs
 * and loads nothing. Created on demand: jsdom takes a second to load, and many tests read no text.
 */
export function getDomWindow(): DOMWindow {
  domWindow ??= new (require('jsdom') as typeof import('jsdom')).JSDOM('').window;
  return domWindow;
}

/** Provides the DOMParser of a browser where there is none. Call it before the first text is parsed. */
export function provideDomParser(): void {
  Object.defineProperty(globalThis, 'DOMParser', { configurable: true, get: () => getDomWindow().DOMParser });
}
