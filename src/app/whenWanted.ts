import { firstSign } from '../kit/person.ts';
import { isVisitKept } from '../storage/visit.ts';
import { choosesNothing } from './inertParams.ts';

/** The scripts of a page that was written as HTML, by a word that no browser acts on. */
const LATER = 'link[rel=later]';
/** Milliseconds from a frame until it is on the glass, at most. */
const ON_GLASS = 50;
/** Some browsers cannot tell when they are idle; by then, in ms, a page is drawn. */
const SOON = 200;

const frame = () => new Promise(requestAnimationFrame);
const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const loaded = () =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'complete') done(null);
    else addEventListener('load', done, { once: true });
  });

async function painted(): Promise<void> {
  await loaded();
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

/** Where something on the page moves by itself: in so many milliseconds it is wanted. */
const due = () => {
  const wait = document.querySelector<HTMLElement>('[data-due]')?.dataset.due;
  return wait === undefined ? new Promise<never>(() => {}) : later(Number(wait));
};

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Was somebody here before this script was? */
const isTouched = () => scrollY > 0 || document.activeElement !== document.body;

/**
 * Settles once the page's code is wanted. A page that was written as HTML is complete without it: its code is fetched at low
 * priority once the page is painted and the browser is idle, and wanted with the first sign of a person; as soon as there
 * is time where this browser keeps something of a visit, where the address chooses something on the page, and where
 * something is due by itself. At once on any other page.
 */
export async function whenWanted(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(LATER);
  if (!links.length || isTouched()) return;
  const sign = firstSign(window);
  const isTime = painted().then(idle);
  const fetched = isTime.then(() => {
    if (!savesData()) for (const link of links) link.rel = 'modulepreload';
  });
  const isExpected = isVisitKept() || !choosesNothing(location.search);
  await Promise.race([sign, isExpected ? fetched : fetched.then(due)]);
}
