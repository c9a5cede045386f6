import { DISALLOWED_PATHS } from '../src/domain/disallowedPaths.ts';
import { PUBLIC_PATHS } from '../src/domain/sitemap.ts';

/** Addresses that the sitemap does not list and that robots.txt does not close. */
const UNLISTED_PATHS = ['/company', '/newsletter', '/pinterest-6f1c2.html'];

const getArea = (path: string) => path.split('/')[1] ?? '';

/**
 * Where the store has pages: first steps of its addresses. One that has no file is the browser's to find out, for it may be
 * newer than the build; anywhere else what has no file is not there. A law holds the list against the store's routes.
 */
export const STORE_AREAS: readonly string[] = [
  ...new Set([...PUBLIC_PATHS, ...DISALLOWED_PATHS, ...UNLISTED_PATHS].map(getArea)),
]
  .filter((area) => area !== '')
  .sort();
