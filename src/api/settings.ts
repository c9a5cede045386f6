import { HOST } from './config.ts';

export type ApiSettings = {
  host: string;
  /** What addresses that are shown are put behind: the same, unless pages are made from a host that no browser is to know. */
  publicHost: string;
  /** Makes each call; what writes pages at build time shares the answers between them. */
  fetch: typeof fetch;
  /** Settles once calls can be answered: the embedded backend takes a moment to start. */
  ready: Promise<unknown>;
  /** Milliseconds until an unanswered call is given up. */
  timeout: number;
  /** Called for each call that the network brings no answer to. */
  onNetworkError: () => void;
};

const initial: ApiSettings = {
  host: HOST,
  publicHost: HOST,
  fetch: (...request) => fetch(...request),
  ready: Promise.resolve(),
  timeout: 25_000,
  onNetworkError: () => undefined,
};
let settings = initial;

/** Sets what every call goes by; what is left out is reset to the default of `config.ts`. Call it once, before the first call. */
export function configureApi(overrides: Partial<ApiSettings>): void {
  settings = { ...initial, ...(overrides.host !== undefined && { publicHost: overrides.host }), ...overrides };
  // A backend that cannot start fails the calls that wait for it; before the first call nobody listens.
  settings.ready.catch(() => undefined);
}

/** What calls go by now. It stands apart from the client, which no page loads before it reads something. */
export const getApiSettings = (): Readonly<ApiSettings> => settings;

/**
 * An address of the backend as a browser has it: root-relative ones (files, pay links), and those that name the host that
 * calls go to, are put behind the host that is shown (API-22). Without a host, calls go to the page's own origin: an address
 * that names it reads as the build wrote it, and a read that comes again is no news.
 */
export function toBackendUrl(url: string): string {
  const { host, publicHost } = settings;
  const called = host || globalThis.location?.origin;
  const own = called && url.startsWith(`${called}/`) ? url.slice(called.length) : url;
  return /^\/(?!\/)/.test(own) ? publicHost + own : own;
}
