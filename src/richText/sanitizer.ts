import type { WindowLike } from 'dompurify';
import { use } from 'react';
import { parseHtml } from '../api/parseHtml.ts';
import { toPlainText } from '../api/plainText.ts';
import { retryImport } from '../kit/loading/retryImport.ts';
import type { createSanitizer } from './createSanitizer.ts';

let getWindow = (): WindowLike => window;

/** Sets the window in which texts are sanitized where there is no browser. Call it before the first text is rendered. */
export function setSanitizerWindow(getHostWindow: () => WindowLike): void {
  getWindow = getHostWindow;
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
      const { createSanitizer } = await import('./createSanitizer.ts');
      sanitize = createSanitizer(getWindow());
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

/** Whether a text of the backend has anything to read or to look at. */
export const hasContent = (html: string): boolean => toPlainText(html) !== '' || parseHtml(html).images.length > 0;
