import { DEFERRED_REL, waitForFirstInteraction } from '../kit/hydration/hydrationSignals.ts';
import { hasPersistedVisit } from '../storage/visitStorage.ts';

/** Query parameters of campaigns, which change nothing that is shown. */
const TRACKING_PARAMS = /^(utm_|gad_|gclid$|fbclid$|msclkid$)/;

/** Does the query of an address change nothing on its page? */
export const isIgnorableQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => TRACKING_PARAMS.test(name));

const PRELOAD = 'modulepreload';
/** Milliseconds from a frame until it is displayed, at most. */
const DISPLAY_LATENCY = 50;
/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK = 200;

const NEVER = new Promise<never>(() => {});
const waitForFrame = () => new Promise(requestAnimationFrame);
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const waitForLoad = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(null);
    else addEventListener('load', done, { once: true });
  });

async function waitForPaint(): Promise<void> {
  await waitForLoad();
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  // The frame that has it, and the next one, which starts when it is handed over.
  await waitForFrame();
  await waitForFrame();
  await wait(DISPLAY_LATENCY);
}

const waitForIdle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<void>((done) => requestIdleCallback(() => done()))
    : wait(IDLE_FALLBACK);

/** Resolves after the milliseconds of `data-due`, where something on the page moves by itself. */
const waitUntilDue = () => {
  const delay = document.querySelector<HTMLElement>('[data-due]')?.dataset.due;
  return delay === undefined ? NEVER : wait(Number(delay));
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Was the page used before this script ran? */
const wasTouched = () => scrollY > 0 || document.activeElement !== document.body;

/**
 * Resolves once the page is to be hydrated. A prerendered page is complete without its code: that is preloaded once the
 * page is painted and the browser is idle, and executed with the first interaction. It is executed right after the preload
 * where this browser keeps something of a visit, where the query changes the page, and after `data-due`. At once on any
 * other page. Resolves with whether somebody waits for it.
 */
export async function waitForHydrationTrigger(): Promise<boolean> {
  const findScripts = () => document.querySelectorAll<HTMLLinkElement>(`link[rel=${DEFERRED_REL}]`);
  if (!findScripts().length) return true;
  // The scroll position is read in a frame, which computes the layout anyway.
  const touched = waitForFrame().then(() => wasTouched() || NEVER);
  const interaction = Promise.race([touched, waitForFirstInteraction(window)]);
  const idle = waitForPaint().then(waitForIdle);
  const preloaded = idle.then(async () => {
    if (savesData()) return;
    // A phone takes some milliseconds to request a file: one task for each, so that input is handled in between.
    for (const link of findScripts()) {
      link.rel = PRELOAD;
      await wait(0);
    }
  });
  const isNeededSoon = hasPersistedVisit() || !isIgnorableQuery(location.search);
  const scheduled = isNeededSoon ? preloaded : preloaded.then(waitUntilDue);
  const isUrgent = await Promise.race([interaction.then(() => true), scheduled.then(() => false)]);
  // The rest at once: an early interaction would else wait for one request after the other.
  for (const link of findScripts()) link.rel = PRELOAD;
  return isUrgent;
}
