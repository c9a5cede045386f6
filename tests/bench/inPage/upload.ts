const times = { selectedAt: 0, longest: 0 };
const { promise: ready, resolve } = Promise.withResolvers<number>();

/** Notes when a file is given, when the photo is there to be cropped, and each task that was too long. */
export function watchUpload(): void {
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (times.selectedAt > 0 && startTime + duration > times.selectedAt)
        times.longest = Math.max(times.longest, duration);
  }).observe({ type: 'longtask' });
  document.addEventListener('change', () => resetTimes(), { capture: true, once: true });
  new MutationObserver(async (_, observer) => {
    const photo = document.querySelector('#shown, [data-handle="frame"]')?.parentElement?.querySelector('img');
    if (!photo) return;
    observer.disconnect();
    await photo.decode();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** From now on the longest task counts. */
export function resetTimes(): void {
  Object.assign(times, { selectedAt: performance.now(), longest: 0 });
}

export const getLongestTask = (): number => Math.round(times.longest);

/** Once the photo is there to be cropped: milliseconds since it was given, and of the longest task. */
export async function waitUntilReady(): Promise<{ ready: number; longest: number }> {
  const at = await ready;
  return { ready: Math.round(at - times.selectedAt), longest: getLongestTask() };
}
