import type { WindowLike } from 'dompurify';
import { use } from 'react';
import { withTags } from '../api/plainText.ts';
import { persistently } from '../kit/retryImport.ts';

/** Code that comes when it is first asked for, and stays: the same promise each time; `now` gives it once it is here. */
type Late<T> = { load(): Promise<T>; now(): T | undefined };

/** Code that comes later; where the network fails it is asked for again. */
export function late<T>(bring: () => Promise<T>): Late<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const keep = (loaded: T) => {
    here = loaded;
    return loaded;
  };
  return {
    load() {
      coming ??= persistently(bring).then(keep);
      return coming;
    },
    now: () => here,
  };
}

/** Code for a view that cannot do without: what is here is given at once, else the view waits in its Suspense. */
export const awaited = <T>(code: Late<T>): T => code.now() ?? use(code.load());

let windowOf = async (): Promise<WindowLike> => window;

/** Where there is no browser, texts are cleaned in the window that this brings. Call it before the first text is drawn. */
export function cleanIn(bring: () => Promise<WindowLike>): void {
  windowOf = bring;
}

/** What cleans a text of the backend: no page loads it whose texts were written into its HTML, cleaned. */
export const cleaning = late(async () => {
  const [{ cleanerIn }, place] = await Promise.all([import('./cleaned.ts'), windowOf()]);
  return cleanerIn(place);
});

/** Has it brought while a text is on its way; that what stands in the place meanwhile is drawn more than once does no harm. */
export const bringCleaning = (): void => void cleaning.load().catch(() => undefined);

const PICTURE = /^<img\b/i;

/** Whether a text of the backend has anything to read or to look at. */
export const hasWords = (html: string): boolean =>
  withTags(html, (tag) => (PICTURE.test(tag) ? tag : ''))
    .replace(/&nbsp;/gi, '')
    .trim() !== '';
