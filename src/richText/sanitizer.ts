import type { WindowLike } from 'dompurify';
import { use } from 'react';
import { replaceTags } from '../api/plainText.ts';
import { retryImport } from '../kit/loading/retryImport.ts';

/** Code that is loaded once: `load` returns the same promise each time; `peek` returns the code once it is loaded. */
type LazyValue<T> = { load(): Promise<T>; peek(): T | undefined };

/** Code that is loaded on demand, with retries where the network fails. */
export function createLazyValue<T>(load: () => Promise<T>): LazyValue<T> {
  let value: T | undefined;
  let promise: Promise<T> | undefined;
  const store = (loaded: T) => {
    value = loaded;
    return loaded;
  };
  return {
    load() {
      promise ??= retryImport(load).then(store);
      return promise;
    },
    peek: () => value,
  };
}

/** Code that a view needs: returned at once where it is loaded, else the view suspends. */
export const useLazyValue = <T>(code: LazyValue<T>): T => code.peek() ?? use(code.load());

let getWindow = async (): Promise<WindowLike> => window;

/** Sets the window in which texts are sanitized where there is no browser. Call it before the first text is rendered. */
export function setSanitizerWindow(createWindow: () => Promise<WindowLike>): void {
  getWindow = createWindow;
}

/** Sanitizes texts of the backend; not loaded by pages whose texts are prerendered, sanitized. */
export const lazySanitizer = createLazyValue(async () => {
  const [{ createSanitizer }, sanitizerWindow] = await Promise.all([import('./createSanitizer.ts'), getWindow()]);
  return createSanitizer(sanitizerWindow);
});

/** Loads the sanitizer while a text loads; safe to call in repeated renders. */
export const preloadSanitizer = (): void => void lazySanitizer.load().catch(() => undefined);

const PICTURE = /^<img\b/i;

/** Whether a text of the backend has anything to read or to look at. */
export const hasContent = (html: string): boolean =>
  replaceTags(html, (tag) => (PICTURE.test(tag) ? tag : ''))
    .replace(/&nbsp;/gi, '')
    .trim() !== '';
