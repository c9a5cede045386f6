import { waitForFirstInteraction } from '../kit/hydration/hydrationSignals.ts';
import { hasPersistedVisit } from '../storage/visitStorage.ts';

/** States of an address who led here, and changes nothing that is shown. */
const INERT = /^(utm_|gad_|gclid$|fbclid$|msclkid$)/;

/** Does what follows the '?' of an address choose nothing on its page? */
export const isIgnorableQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((name) => INERT.test(name));

/** The scripts of a page that was written as HTML, by a word that no browser acts on. */
const LATER = 'link[rel=later]';
const PRELOAD = 'modulepreload';
/** Milliseconds from a frame until it is on the glass, at most. */
const ON_GLASS = 50;
/** Some browsers do not report when they are idle; by then, in ms, a page is drawn. */
const SOON = 200;

const NEVER = new Promise<never>(() => {});
const frame = () => new Promise(requestAnimationFrame);
const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const waitForLoad = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(null);
    else addEventListener('load', done, { once: true });
  });

async function waitForPaint(): Promise<void> {
  await waitForLoad();
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  // the frame that has it, and the one after, which begins when it is handed over
  await frame();
  await frame();
  await later(ON_GLASS);
}

const idle = () =>
  typeof requestIdleCallback === 'function'
    ? new Promise<void>((done) => requestIdleCallback(() => done()))
    : later(SOON);

/** Where something on the page comes or moves by itself: in so many milliseconds it is wanted. */
const due = () => {
  const wait = document.querySelector<HTMLElement>('[data-due]')?.dataset.due;
  return wait === undefined ? NEVER : later(Number(wait));
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Was somebody here before this script was? */
const isTouched = () => scrollY > 0 || document.activeElement !== document.body;

/**
 * Settles once the page is to be hydrated. A page that was written as HTML is complete without its code: that is preloaded
 * once the page is painted and the browser is idle, and executed with the first sign of a person. As soon as there is time
 * where this browser keeps something of a visit, where the address chooses something on the page, and where something is
 * due by itself. At once on any other page. Gives whether somebody waits for it.
 */
export async function waitForHydrationTrigger(): Promise<boolean> {
  const links = () => document.querySelectorAll<HTMLLinkElement>(LATER);
  if (!links().length) return true;
  // Where a page is scrolled to is read in a frame, which lays it out anyway.
  const touched = frame().then(() => isTouched() || NEVER);
  const sign = Promise.race([touched, waitForFirstInteraction(window)]);
  const isTime = waitForPaint().then(idle);
  const preloaded = isTime.then(async () => {
    if (savesData()) return;
    // A phone takes some milliseconds to request a file: one task for each, so that a person comes between.
    for (const link of links()) {
      link.rel = PRELOAD;
      await later(0);
    }
  });
  const isExpected = hasPersistedVisit() || !isIgnorableQuery(location.search);
  const expected = isExpected ? preloaded : preloaded.then(due);
  const isUrgent = await Promise.race([sign.then(() => true), expected.then(() => false)]);
  // The rest at once: a person who comes early waits for one request after the other else.
  for (const link of links()) link.rel = PRELOAD;
  return isUrgent;
}
