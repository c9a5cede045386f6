import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** So many builds' pages are kept: of what is worked on, and of what is looked at beside it. */
const BUILDS = 3;

const named = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 24);

/** Removes the pages of builds that nobody made for longest. */
function clear(folder) {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(BUILDS)) rmSync(path, { recursive: true, force: true });
}

/**
 * Pages of builds before, below `folder`, for a build whose code and settings are `build`, any text. A page is what was
 * made of it, with the addresses read for it and what they answered.
 */
export function keptPages(folder, build) {
  const own = join(folder, named(build));
  mkdirSync(own, { recursive: true });
  const now = new Date();
  utimesSync(own, now, now);
  clear(folder);
  const fileOf = (path) => join(own, `${named(path)}.json`);
  return {
    /** A page that was kept; null for none, and for one that was cut short as it was written. */
    find(path) {
      try {
        return JSON.parse(readFileSync(fileOf(path), 'utf8'));
      } catch {
        return null;
      }
    },
    keep: (path, page) => writeFileSync(fileOf(path), JSON.stringify(page)),
    /** Forgets the pages that are none of these any more. */
    keepOnly(paths) {
      const names = new Set(paths.map((path) => `${named(path)}.json`));
      for (const name of readdirSync(own)) if (!names.has(name)) rmSync(join(own, name));
    },
  };
}
