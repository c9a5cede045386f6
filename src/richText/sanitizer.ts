import type { WindowLike } from 'dompurify';
import { use } from 'react';
import { replaceTags } from '../api/plainText.ts';
import { retryImport } from '../kit/loading/retryImport.ts';

/** Code that comes when it is first requested, and stays: the same promise each time; `now` gives it once it is here. */
type LazyValue<T> = { load(): Promise<T>; now(): T | undefined };

/** Code that comes later; where the network fails it is requested again. */
export function lazyValue<T>(bring: () => Promise<T>): LazyValue<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const keep = (loaded: T) => {
    here = loaded;
    return loaded;
  };
  return {
    load() {
      coming ??= retryImport(bring).then(keep);
      return coming;
    },
    now: () => here,
  };
}

/** Code for a view that cannot do without: what is here is given at once, else the view waits in its Suspense. */
export const useLazyValue = <T>(code: LazyValue<T>): T => code.now() ?? use(code.load());

let getWindow = async (): Promise<WindowLike> => window;

/** Where there is no browser, texts are cleaned in the window that this brings. Call it before the first text is drawn. */
export function setSanitizerWindow(bring: () => Promise<WindowLike>): void {
  getWindow = bring;
}

/** What cleans a text of the backend: no page loads it whose texts were written into its HTML, cleaned. */
export const lazySanitizer = lazyValue(async () => {
  const [{ createSanitizer }, place] = await Promise.all([import('./createSanitizer.ts'), getWindow()]);
  return createSanitizer(place);
});

/** Has it brought while a text is on its way; that what stands in the place meanwhile is drawn more than once does no harm. */
export const preloadSanitizer = (): void => void lazySanitizer.load().catch(() => undefined);

const PICTURE = /^<img\b/i;

/** Whether a text of the backend has anything to read or to look at. */
export const hasContent = (html: string): boolean =>
  replaceTags(html, (tag) => (PICTURE.test(tag) ? tag : ''))
    .replace(/&nbsp;/gi, '')
    .trim() !== '';
