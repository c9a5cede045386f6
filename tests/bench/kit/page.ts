import type { CDPSession, Page } from 'playwright';

/** A phone in the hand and a window on a desk. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};
export type Screen = keyof typeof SCREENS;
export const SCREEN_NAMES = Object.keys(SCREENS) as Screen[];

/** Below this a shift is a fraction of a pixel, which nobody sees. */
export const MAX_SHIFT = 0.001;

/** While the embedded backend starts, the network is idle and the page is not done. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
}

/** From the first paint of every document on, adds up its layout shifts, which `getShift` reads once its fonts are there. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const page = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) page.shifted += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export async function getShift(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  return Number(shift.toFixed(4));
}

/** Makes a page's processor so many times slower. `busy` tells for how many ms its main thread has had the processor. */
export async function throttle(page: Page, rate: number) {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return { session, busy };
}
