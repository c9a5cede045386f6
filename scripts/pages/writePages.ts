import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isListItemPath, SOLD_AREAS } from '../../src/domain/listArea.ts';
import { createSiteFiles, PUBLIC_PATHS, type SiteEntry } from '../../src/domain/sitemap.ts';
import { type FailedPage, formatPageFailures, formatReason, MAX_FAILURES } from './buildErrors.ts';
import type { Page } from './pageCache.ts';
import { toPageFile } from './pageFile.ts';
import { createPageMaker, type PageMakerOptions } from './pageMaker.ts';
import { createPageSheet } from './styleFiles.ts';

/** Pages that are worked on at once, for each thread: while one waits for the backend, another is rendered. */
const CONCURRENCY = 4;
/** Milliseconds until a backend is too slow to make pages from. */
const LONGEST = 20 * 60_000;

/** An address where nobody has a page, so that what is rendered for it is NotFound. */
const NOT_FOUND_PATH = '/404.html';

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

/** The first so many entries of each folder, in their order, and all that stand in none. */
function sampleEachFolder(entries: readonly SiteEntry[], max: number) {
  const counts = new Map<string, number>();
  return entries.filter(({ path }) => {
    const folder = posix.dirname(path);
    const count = (counts.get(folder) ?? 0) + 1;
    counts.set(folder, count);
    return folder === '/' || count <= max;
  });
}

type Options = PageMakerOptions & {
  /** Where the pages go. */
  folder: string;
  /** Where the store is on the web. */
  address: string;
  /** What the backend is called in sentences. */
  backend: string;
  /** How many pages of each folder are written. */
  pages: number;
  threads: number;
};

/**
 * Writes the store's public pages below a folder, its shell, its page for what is not there, sitemap and robots.
 *
 * Gives how many pages were drawn, how many reused, and the addresses of those that are no more. Rejects with an Error of one
 * sentence where the backend has nothing or not all of it.
 */
export async function writePages({ folder, address, backend, pages, threads, ...making }: Options) {
  const start = performance.now();
  const unreachable = making.reads.unreachable.catch(({ message }: Error) => {
    throw new Error(`The backend at ${backend} answers no more: ${message}.`);
  });
  const listed = await Promise.race([making.pool.run('pages'), unreachable]);
  if (listed.failure)
    throw new Error(`The backend at ${backend} does not tell its pages: ${formatReason(listed.failure)}.`);
  const entries = listed.made;
  if (!entries.some(({ path }) => isListItemPath(path, SOLD_AREAS))) {
    throw new Error(`The backend at ${backend} has nothing to sell: it names no product that has a page.`);
  }

  const missing = new Set<string>();
  const failed: FailedPage[] = [];
  const found = new Set<string>();
  let tried = 0;

  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const put = (file: string, page: Page) => {
    for (const style of [page.rules, createPageSheet(making.build, page.styles)])
      if (style) write(style.name, style.text);
    write(file, page.html);
  };
  const { createPage, counts } = createPageMaker(making);

  async function writePage(path: string) {
    // what follows the '?' of a step names only the kind of its picture
    const file = toPageFile(path.replace(/\?.*$/, ''));
    const page = file ? await createPage('page', path) : null;
    tried += 1;
    const failure = page && 'failure' in page ? page.failure : null;
    if (failure && failure.kind !== 'notFound') return failed.push({ path, failure });
    if (file && page && !('failure' in page) && page.isFound) {
      put(file, page);
      return found.add(path);
    }
    if (!PUBLIC_PATHS.includes(path)) return missing.add(path);
    failed.push({ path, failure: failure ?? { message: 'it is not there' } });
  }

  const sample = sampleEachFolder([...new Map(entries.map((entry) => [entry.path, entry])).values()], pages);
  const paths = sample.map(({ path }) => path);
  const queue = [...paths];
  const isOverdue = () => performance.now() - start > LONGEST;
  const lane = async () => {
    while (failed.length < MAX_FAILURES && !isOverdue()) {
      const next = queue.shift();
      if (!next) return;
      await writePage(next);
    }
  };
  await Promise.race([Promise.all(Array.from({ length: threads * CONCURRENCY }, lane)), unreachable]);

  if (failed.length > 0) throw new Error(formatPageFailures(failed, backend, queue.length));
  if (queue.length > 0) {
    throw new Error(
      `The backend at ${backend} is too slow: after ${LONGEST / 60_000} minutes ${tried} of ${paths.length} pages are made, and a call takes ${seconds(making.reads.meanTime())} s.`,
    );
  }

  for (const [task, path, file] of [
    ['shell', 'shell', 'shell.html'],
    ['page', NOT_FOUND_PATH, '404.html'],
  ] as const) {
    const page = await Promise.race([createPage(task, path), unreachable]);
    if ('failure' in page) throw new Error(`${file} could not be made: ${formatReason(page.failure)}.`);
    put(file, page);
  }
  const siteEntries = sample.filter(({ path }) => found.has(path));
  for (const { name, text } of createSiteFiles(address, siteEntries)) write(name, text);
  making.cache.retain([...paths, 'shell', NOT_FOUND_PATH]);
  return {
    ...counts,
    missing: paths.filter((path) => missing.has(path)),
    seconds: Number(seconds(performance.now() - start)),
  };
}
