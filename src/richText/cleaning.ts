import type { WindowLike } from 'dompurify';
import { late } from '../kit/late.ts';

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
