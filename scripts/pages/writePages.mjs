import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complaintOf, ENOUGH, said } from './complaints.mjs';
import { pageFile } from './pageFile.mjs';
import { pageMaker } from './pageMaker.mjs';
import { sheetOf } from './sheet.mjs';

/** Pages that are worked on at once, for each thread: while one waits for the backend, another is drawn. */
const AT_ONCE = 4;
/** Milliseconds until a backend is too slow to make pages from. */
const LONGEST = 20 * 60_000;

/** An address where nobody has a page, so that what is drawn for it is NotFound. */
const NOWHERE = '/404.html';

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/**
 * Writes the store's public pages below a folder, its shell, its page for what is not there, sitemap and robots.
 *
 * - `template`, `noted`: the document of the build for an empty page, and the build's files (`chunks.mjs`)
 * - `rendering`, `reads`, `kept`: who draws, who asks the backend, and what is left of builds before
 * - `site`: the bundle of `site.ts`; `address`: where the store is on the web; `backend`: what it is called in sentences
 *
 * Gives how many pages were drawn, how many kept, and the addresses of those that are no more. Rejects with an Error of one
 * sentence where the backend has nothing or not all of it.
 */
export async function writePages(options) {
  const { folder, template, noted, rendering, reads, kept, site, address, backend, threads = 2, gone } = options;
  const start = performance.now();
  const listed = await Promise.race([rendering.run('pages'), gone]);
  if (listed.failure) throw new Error(`The backend at ${backend} does not tell its pages: ${said(listed.failure)}.`);
  const entries = listed.made;
  if (!entries.some(({ path }) => site.isProductPage(path))) {
    throw new Error(`The backend at ${backend} has nothing to sell: it names no product that has a page.`);
  }

  const counts = { drawn: 0, kept: 0 };
  const missing = [];
  const failed = [];
  const found = [];
  let tried = 0;

  const write = (name, text) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const put = (file, page) => {
    if (page.rules) write(page.rules.name, page.rules.text);
    const sheet = sheetOf(noted, page.styles);
    if (sheet) write(sheet.name, sheet.text);
    write(file, page.html);
  };
  const pageAt = pageMaker({ template, noted, rendering, reads, kept, counts });

  async function take({ path, changed }) {
    const file = pageFile(path);
    const page = file ? await pageAt('page', path) : { isFound: false };
    tried += 1;
    const isGone = page.failure ? page.failure.kind === 'notFound' : !page.isFound;
    if (isGone && !site.isEveryShops(path)) return missing.push(path);
    if (isGone) return failed.push({ path, failure: page.failure ?? { message: 'it is not there' } });
    if (page.failure) return failed.push({ path, failure: page.failure });
    put(file, page);
    found.push({ path, changed });
  }

  const queue = [...new Map(entries.map((entry) => [entry.path, entry])).values()];
  const paths = queue.map(({ path }) => path);
  const isLate = () => performance.now() - start > LONGEST;
  const lane = async () => {
    while (queue.length > 0 && failed.length < ENOUGH && !isLate()) await take(queue.shift());
  };
  await Promise.race([Promise.all(Array.from({ length: threads * AT_ONCE }, lane)), gone]);

  if (failed.length > 0) throw new Error(complaintOf(failed, backend, queue.length));
  if (queue.length > 0) {
    const { mean } = reads.figures();
    throw new Error(
      `The backend at ${backend} is too slow: after ${LONGEST / 60_000} minutes ${tried} of ${paths.length} pages are made, and a call takes ${seconds(mean)} s.`,
    );
  }

  for (const [task, path, file] of [
    ['shell', 'shell', 'shell.html'],
    ['page', NOWHERE, '404.html'],
  ]) {
    const page = await Promise.race([pageAt(task, path), gone]);
    if (page.failure) throw new Error(`${file} could not be made: ${said(page.failure)}.`);
    put(file, page);
  }
  const order = new Map(paths.map((path, at) => [path, at]));
  found.sort((a, b) => order.get(a.path) - order.get(b.path));
  for (const { name, text } of site.siteFiles(address, found)) write(name, text);
  kept.keepOnly([...paths, 'shell', NOWHERE]);
  return { ...counts, missing, seconds: Number(seconds(performance.now() - start)) };
}
