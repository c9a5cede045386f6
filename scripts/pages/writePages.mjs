import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './chunks.mjs';
import { pageDocument, rulesFile } from './pageDocument.mjs';
import { pageFile } from './pageFile.mjs';
import { sheetOf } from './sheet.mjs';

/** Pages that are worked on at once, for each thread: while one waits for the backend, another is drawn. */
const AT_ONCE = 4;
/** A page that the backend fails is tried again so often. */
const TRIES = 3;
/** So many pages may fail until the rest is not tried any more. */
const ENOUGH = 10;
/** Milliseconds until a backend is too slow to make pages from. */
const LONGEST = 20 * 60_000;

/** Paths that hold any page: nobody writes a page there, for NotFound is what is to be drawn. */
const NOWHERE = '/404.html';

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);

/** What came in place of a page, as half a sentence. */
function said({ kind, status, detail, message }) {
  if (kind === 'server' || (status && status >= 400)) return `answered ${status}`;
  if (kind === 'unreadable') return `what came cannot be read${detail ? `: ${detail}` : ''}`;
  if (kind === 'network' || kind === 'timeout') return detail || 'no answer';
  return message;
}

/** Whether trying again may help: a page that cannot be drawn will not be drawn the second time. */
const isBackends = ({ kind }) => kind !== undefined;

function complaintOf(failed, backend, left) {
  const shown = failed.slice(0, ENOUGH).map(({ path, failure }) => `${path} (${said(failure)})`);
  const more = left > 0 ? `, and ${left} more were not tried` : '';
  const what = failed.length === 1 ? '1 page' : `${failed.length} pages`;
  const who = failed.every(({ failure }) => isBackends(failure)) ? ` from the backend at ${backend}` : '';
  return `${what} could not be made${who}: ${shown.join(', ')}${more}.`;
}

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
  const composed = (made) => ({
    html: pageDocument(template, noted, made),
    rules: rulesFile(made.styles),
    styles: filesOf(noted, made.modules, made.laterModules).styles,
  });

  async function isAsItWas({ reads: before }) {
    const same = await Promise.all(before.map(([url, headers, digest]) => isSame(url, headers, digest)));
    return same.every(Boolean);
  }
  const isSame = (url, headers, digest) =>
    reads.digest(url, headers).then(
      (now) => now === digest,
      () => false,
    );

  async function draw(task, path) {
    for (let at = 1; ; at++) {
      const result = await rendering.run(task, path);
      if (!result.failure || result.failure.kind === 'notFound') return result;
      if (at === TRIES || !isBackends(result.failure)) return result;
      reads.forget(result.reads);
    }
  }

  /** A page as it is to be written, or why it is not. */
  async function pageAt(task, path) {
    const before = kept.find(path);
    if (before && (await isAsItWas(before))) {
      counts.kept += 1;
      return before;
    }
    const { made, failure, reads: asked } = await draw(task, path);
    if (failure) return { failure };
    counts.drawn += 1;
    const page = { isFound: made.isFound, ...composed(made) };
    const digests = asked.map(async ([url, headers]) => [url, headers, await reads.digest(url, headers)]);
    kept.keep(path, { ...page, reads: await Promise.all(digests) });
    return page;
  }

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
