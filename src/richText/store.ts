import { SITE_URL } from '../api/config.ts';

/** The store's own origin, by which a text's addresses are told from others'. Where nobody knows it, none is its own but those without a host. */
const origin = (): string => SITE_URL || globalThis.location?.origin || 'http://store.invalid';

/** What an address means in a text that stands at this path of the store; null where it is none. */
export const targetOf = (address: string, path: string): URL | null => {
  const base = new URL(path, origin());
  return URL.canParse(address, base) ? new URL(address, base) : null;
};

/** An address as it is written into a page: without the store's own origin. */
export const isOwn = (target: URL): boolean => target.origin === new URL(origin()).origin;

/** The rest of an address of the store's own. */
export const within = ({ pathname, search, hash }: URL): string => pathname + search + hash;
