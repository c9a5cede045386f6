import { SITE_URL } from '../../api/config.ts';
import type { Absolute } from '../../domain/structuredData/thing.ts';
import { useBrowserFact } from '../../kit/browserFact.ts';

/**
 * Puts addresses of the store behind the site's own; one that has a host already stays as it is. Where no site is
 * configured, HTML made at build time names none, and the browser does so once it has taken that over.
 */
export function useAbsolute(): Absolute {
  const origin = useBrowserFact(() => SITE_URL || window.location.origin, SITE_URL);
  return (address) => (/^[a-z]+:/i.test(address) ? address : origin + address);
}
