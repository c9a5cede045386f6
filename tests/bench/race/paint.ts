import type { Browser } from 'playwright';
import { watchRequests, withPhone } from './phone.ts';

/** Milliseconds, of `cls` the sum of shifts; what the largest paint was of. */
export type PaintMetrics = { lcp: number; cls: number; tbt: number; element: string };

/** Runs in the page, from before its first script. What a task has over 50 ms blocks. */
const watch = () => {
  const seen: PaintMetrics = { lcp: 0, cls: 0, tbt: 0, element: '' };
  Object.assign(window, { painted: seen });
  const on = <Entry>(type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry);
    }).observe({ type, buffered: true });
  on<PerformanceEntry & { element?: Element; url?: string }>(
    'largest-contentful-paint',
    ({ startTime, element, url }) => {
      seen.lcp = startTime;
      seen.element = `${element?.tagName.toLowerCase()} ${url || element?.textContent?.slice(0, 60)}`;
    },
  );
  on<{ value: number }>('layout-shift', ({ value }) => {
    seen.cls += value;
  });
  on<PerformanceEntry>('longtask', ({ duration }) => {
    seen.tbt += duration - 50;
  });
};

/** How a page paints on a slow processor behind a slow network, until it is quiet. Nobody touches it. */
export function measurePaint(browser: Browser, url: string): Promise<PaintMetrics> {
  return withPhone(browser, { processor: true, network: true }, async (page) => {
    await page.addInitScript(watch);
    const quiet = watchRequests(page);
    await page.goto(url);
    await quiet();
    return page.evaluate(() => (window as unknown as { painted: PaintMetrics }).painted);
  });
}
