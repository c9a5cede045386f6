import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Headers } from './fetchCache.ts';

/** A page as it is written. */
export type Page = {
  isFound: boolean;
  html: string;
  /** The files of its style sheets in the build. */
  styles: string[];
  /** A file of its own rules. */
  rules: { name: string; text: string } | null;
};
/** With the addresses read for it, and digests of what they answered. */
export type CachedPage = Page & { reads: [url: string, headers: Headers, digest: string][] };
export type PageCache = ReturnType<typeof openPageCache>;

/** So many builds' pages are stored: of what is worked on, and of what is looked at beside it. */
const BUILDS = 3;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Removes the pages of builds that nobody made for longest. */
function clear(folder: string) {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(BUILDS)) rmSync(path, { recursive: true, force: true });
}

/**
 * Pages of builds before, below `folder`, for a build whose code and settings are `build`, any text. A page is what was
 * made of it, with the addresses read for it and what they answered.
 */
export function openPageCache(folder: string, build: string) {
  const own = join(folder, hash(build));
  mkdirSync(own, { recursive: true });
  const now = new Date();
  utimesSync(own, now, now);
  clear(folder);
  const getFile = (path: string) => join(own, `${hash(path)}.json`);
  return {
    /** A page of before; null for none, and for one that was cut short as it was written. */
    find(path: string): CachedPage | null {
      try {
        return JSON.parse(readFileSync(getFile(path), 'utf8'));
      } catch {
        return null;
      }
    },
    store: (path: string, page: CachedPage) => writeFileSync(getFile(path), JSON.stringify(page)),
    /** Forgets the pages that are none of these any more. */
    retain(paths: readonly string[]) {
      const names = new Set(paths.map((path) => `${hash(path)}.json`));
      for (const name of readdirSync(own)) if (!names.has(name)) rmSync(join(own, name));
    },
  };
}
