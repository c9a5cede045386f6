import type { RenderedPage } from '../../src/app/server.tsx';
import { isBackendFailure, type PageFailure } from './buildErrors.ts';
import { type BuildFiles, getPageFiles } from './chunks.ts';
import type { FetchCache, Headers } from './fetchCache.ts';
import type { CachedPage, Page, PageCache } from './pageCache.ts';
import { createPageDocument } from './pageDocument.ts';
import type { RenderPool } from './renderPool.ts';
import { createRulesFile } from './styleFiles.ts';

/** A page that the backend fails is tried again so often. */
const MAX_ATTEMPTS = 3;

export type PageMakerOptions = {
  /** The document that the build wrote for an empty page, and its files. */
  template: string;
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
 * was read for it is the same, else rendered, and cached; `counts` holds how often each. Gives the page as it is to be
 * written, or `{ failure }`.
 */
export function createPageMaker({ template, build, pool, reads, cache }: PageMakerOptions) {
  const counts = { rendered: 0, reused: 0 };
  const composePage = (rendered: RenderedPage): Page => ({
    isFound: rendered.isFound,
    html: createPageDocument(template, build, rendered),
    rules: createRulesFile(rendered.styles),
    styles: getPageFiles(build, rendered.page).styles,
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
      if (at === MAX_ATTEMPTS || !isBackendFailure(result.failure)) return result;
      reads.forget(result.reads);
    }
  }

  async function createPage(task: 'page' | 'shell', path: string): Promise<Page | { failure: PageFailure }> {
    const before = cache.find(path);
    if (before && (await isCurrent(before))) {
      counts.reused += 1;
      return before;
    }
    const result = await render(task, path);
    if (result.failure) return { failure: result.failure };
    counts.rendered += 1;
    const page = composePage(result.made);
    const digests = result.reads.map(
      async ([url, headers]) => [url, headers, await reads.digest(url, headers)] as [string, Headers, string],
    );
    cache.store(path, { ...page, reads: await Promise.all(digests) });
    return page;
  }
  return { createPage, counts };
}
