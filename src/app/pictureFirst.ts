import { whenHere } from '../kit/person.ts';

/** The scripts of a page with a large picture, by a word that no browser acts on. */
const LATER = 'link[rel=later]';
/** Milliseconds from a frame until it is on the glass, at most. */
const ON_GLASS = 50;

const frame = () => new Promise(requestAnimationFrame);
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
  await new Promise((done) => setTimeout(done, ON_GLASS));
}

/**
 * Settles once a page that was written with a large picture shows it, or somebody is here: scripts would take the line and
 * the processor from it. At once on any other page. Then what is marked as later comes.
 */
export async function pictureFirst(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(LATER);
  if (!links.length) return;
  await Promise.race([painted(), whenHere()]);
  for (const link of links) link.rel = 'modulepreload';
}
