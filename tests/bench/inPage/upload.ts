const times = { given: 0, longest: 0 };
const { promise: ready, resolve } = Promise.withResolvers<number>();

/** Notes when a file is given, when the photo is there to be cropped, and each task that was too long. */
export function watch(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (times.given > 0 && startTime + duration > times.given) times.longest = Math.max(times.longest, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('change', () => begin(), { capture: true, once: true });
  new MutationObserver(async (_, observer) => {
    const photo = document.querySelector('#shown, [data-handle="frame"]')?.parentElement?.querySelector('img');
    if (!photo) return;
    observer.disconnect();
    await photo.decode();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** From now on the longest task counts. */
export function begin(): void {
  Object.assign(times, { given: performance.now(), longest: 0 });
}

export const longestTask = (): number => Math.round(times.longest);

/** Once the photo is there to be cropped: milliseconds since it was given, and of the longest task. */
export async function untilReady(): Promise<{ ready: number; longest: number }> {
  const at = await ready;
  return { ready: Math.round(at - times.given), longest: longestTask() };
}
