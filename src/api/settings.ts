import { CLIENT_ID, HOST } from './config.ts';

export type ApiSettings = {
  host: string;
  clientId: string;
  /** Settles once calls can be answered: the embedded backend takes a moment to start. */
  ready: Promise<unknown>;
  /** The visit's token now, for calls that are given none. */
  bearer: () => string | null;
  /** Milliseconds until an unanswered call is given up. */
  timeout: number;
};

const initial: ApiSettings = {
  host: HOST,
  clientId: CLIENT_ID,
  ready: Promise.resolve(),
  bearer: () => null,
  timeout: 25_000,
};
let settings = initial;

/** Sets what every call goes by; what is left out is reset to the default of `config.ts`. Call it once, before the first call. */
export function configureApi(given: Partial<ApiSettings>): void {
  settings = { ...initial, ...given };
  // A backend that cannot start fails the calls that wait for it; before the first call nobody listens.
  settings.ready.catch(() => undefined);
}

/** What calls go by now. It stands apart from the client, which no page loads before it reads something. */
export const apiSettings = (): Readonly<ApiSettings> => settings;

/** An address of the backend in full: root-relative ones (files, pay links) are put behind the host (API-22). */
export const address = (url: string): string => (/^\/(?!\/)/.test(url) ? settings.host + url : url);
