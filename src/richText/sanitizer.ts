import type { WindowLike } from 'dompurify';
import { use } from 'react';
import { replaceTags } from '../api/plainText.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import type { createSanitizer } from './createSanitizer.ts';

let getWindow = async (): Promise<WindowLike> => window;

/** Sets the window in which texts are sanitized where there is no browser. Call it before the first text is rendered. */
export function setSanitizerWindow(createWindow: () => Promise<WindowLike>): void {
  getWindow = createWindow;
}

type Sanitize = ReturnType<typeof createSanitizer>;

let sanitize: Sanitize | undefined;
let loading: Promise<Sanitize> | undefined;

/**
 * Sanitizes texts of the backend. Its code is loaded once, on demand, and not by pages whose texts are prerendered, sanitized:
 * `load` returns the same promise each time, `peek` the sanitizer once it is loaded.
 */
export const lazySanitizer = {
  load(): Promise<Sanitize> {
    loading ??= retryImport(async () => {
      const [{ createSanitizer }, sanitizerWindow] = await Promise.all([import('./createSanitizer.ts'), getWindow()]);
      sanitize = createSanitizer(sanitizerWindow);
      return sanitize;
    });
    return loading;
  },
  peek: (): Sanitize | undefined => sanitize,
};

/** The sanitizer: at once where it is loaded, else the view suspends. */
export const useSanitizer = (): Sanitize => lazySanitizer.peek() ?? use(lazySanitizer.load());

/** Loads the sanitizer while a text loads; safe to call in repeated renders. */
export const preloadSanitizer = (): void => void lazySanitizer.load().catch(() => undefined);

const PICTURE = /^<img\b/i;

/** Whether a text of the backend has anything to read or to look at. */
export const hasContent = (html: string): boolean =>
  replaceTags(html, (tag) => (PICTURE.test(tag) ? tag : ''))
    .replace(/&nbsp;/gi, '')
    .trim() !== '';
