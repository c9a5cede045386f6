import type { Rendered } from '../../src/app/server.tsx';
import { isOfBackend, type PageFailure } from './buildErrors.ts';
import { type BuildFiles, filesOf } from './chunks.ts';
import type { FetchCache, Headers } from './fetchCache.ts';
import type { CachedPage, Page, PageCache } from './pageCache.ts';
import { pageDocument } from './pageDocument.ts';
import type { PageTemplate } from './pageTemplate.ts';
import type { RenderPool } from './renderPool.ts';
import { rulesFile } from './styleFiles.ts';

/** A page that the backend fails is tried again so often. */
const TRIES = 3;

export type Making = {
  /** The document that the build wrote for an empty page, and its files. */
  template: PageTemplate;
  build: BuildFiles;
  /** Who renders. */
  pool: RenderPool;
  /** Who asks the backend. */
  reads: FetchCache;
  /** What is left of builds before. */
  cache: PageCache;
};

/**
 * What makes one page: `task` is 'page' or 'shell', `path` its address. The page is taken from builds before where all that
 * was read for it is the same, else rendered, and cached; `counts` tells how often each. Gives the page as it is to be
 * written, or `{ failure }`.
 */
export function pageMaker({ template, build, pool, reads, cache }: Making) {
  const counts = { drawn: 0, kept: 0 };
  const composed = (made: Rendered): Page => ({
    isFound: made.isFound,
    html: pageDocument(template, build, made),
    rules: rulesFile(made.styles),
    styles: filesOf(build, made.page).styles,
  });

  const isSame = (url: string, headers: Headers, digest: string) =>
    reads.digest(url, headers).then(
      (now) => now === digest,
      () => false,
    );
  async function isCurrent({ reads: before }: CachedPage) {
    const same = await Promise.all(before.map(([url, headers, digest]) => isSame(url, headers, digest)));
    return same.every(Boolean);
  }

  async function render(task: 'page' | 'shell', path: string) {
    for (let at = 1; ; at++) {
      const result = await pool.run(task, path);
      if (!result.failure || result.failure.kind === 'notFound') return result;
      if (at === TRIES || !isOfBackend(result.failure)) return result;
      reads.forget(result.reads);
    }
  }

  async function pageAt(task: 'page' | 'shell', path: string): Promise<Page | { failure: PageFailure }> {
    const before = cache.find(path);
    if (before && (await isCurrent(before))) {
      counts.kept += 1;
      return before;
    }
    const result = await render(task, path);
    if (result.failure) return { failure: result.failure };
    counts.drawn += 1;
    const page = composed(result.made);
    const digests = result.reads.map(
      async ([url, headers]) => [url, headers, await reads.digest(url, headers)] as [string, Headers, string],
    );
    cache.store(path, { ...page, reads: await Promise.all(digests) });
    return page;
  }
  return { pageAt, counts };
}
