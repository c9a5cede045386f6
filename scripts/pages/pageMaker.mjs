import { filesOf } from './chunks.mjs';
import { isBackends } from './complaints.mjs';
import { pageDocument, rulesFile } from './pageDocument.mjs';

/** A page that the backend fails is tried again so often. */
const TRIES = 3;

/**
 * What makes one page: `task` is 'page' or 'shell', `path` its address. The page is taken from builds before where all that was
 * read for it is the same, else drawn, and kept; `counts` tells how often each. Gives the page as it is to be written, or
 * `{ failure }`.
 */
export function pageMaker({ template, noted, rendering, reads, kept, counts }) {
  const composed = (made) => ({
    html: pageDocument(template, noted, made),
    rules: rulesFile(made.styles),
    styles: filesOf(noted, made.page).styles,
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
  return async function pageAt(task, path) {
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
  };
}
