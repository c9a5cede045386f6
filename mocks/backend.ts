import type { RequestHandler } from 'msw';
import { type BackendSettings, INITIAL_SETTINGS } from '../src/domain/backendSettings.ts';
import type { Letter } from '../src/domain/letter.ts';
import { createBackendControls } from './backendControls.ts';
import { resourceTypes } from './drupal/resources.ts';
import { getSite, type Site } from './drupal/site.ts';
import type { Storage } from './drupal/storage.ts';
import { createStore, type Seed, type Store } from './drupal/store.ts';
import type { Backend, ProxyCredentials } from './handlers/backend.ts';
import { listLetters } from './handlers/inbox.ts';
import { resourceHandlers } from './handlers/resourceHandlers.ts';
import { RAZORPAY_SECRET } from './seed/paymentGateways.ts';
import { seed as shopSeed } from './seed/seed.ts';
import { VERSIONS } from './seed/version.ts';

export type EmbeddedBackend = {
  /** For msw, on any host. They never match pictures, modules or pages. */
  handlers: RequestHandler[];
  store: Store;
  /** Resets to the seed: no accounts, orders or letters. */
  reset(): Promise<void>;
  /** Codes and letters that the backend "sent", newest first. */
  inbox(): Letter[];
  settings(): BackendSettings;
  /** Takes effect at the next call. */
  change(settings: Partial<BackendSettings>): void;
  /** Calls `onChange` after each answer and each change of the settings; gives back how to stop. */
  watch(onChange: () => void): () => void;
};

type Options = ProxyCredentials & {
  storage: Storage;
  /** The backend's clock, in milliseconds since 1970. */
  now?: () => number;
  settings?: Partial<BackendSettings>;
  /** The initial data, instead of the shop's own catalogue. */
  seed?: Seed;
  /** Whether the test gateway is there: whoever calls it completes any order. */
  testGateway?: boolean;
  /** The secret of the account with the second payment provider. */
  razorpaySecret?: string;
  /** What its Drupal has installed, where that is not what the profile states. */
  site?: () => Partial<Site>;
};

/** The whole backend over a storage: the same in a browser's service worker and in Node. */
export function createBackend({
  storage,
  now = Date.now,
  settings: overrides = {},
  seed = shopSeed,
  testGateway = true,
  razorpaySecret = RAZORPAY_SECRET,
  site,
  ...credentials
}: Options): EmbeddedBackend {
  let settings: BackendSettings = { ...INITIAL_SETTINGS, ...overrides };
  const store = createStore({ schema: resourceTypes, seed, storage, now, versions: VERSIONS });
  const change = (next: Partial<BackendSettings>) => {
    settings = { ...settings, ...next };
    controls.notifyChanged();
  };
  const backend: Backend = {
    ...credentials,
    store,
    settings: () => settings,
    change,
    site: () => ({ ...getSite(settings.profile), ...site?.() }),
    testGateway,
    razorpaySecret,
  };
  const regularHandlers = withoutTraces(() => resourceHandlers(backend));
  const controls = createBackendControls(backend, regularHandlers);
  return {
    handlers: [controls.handler, ...regularHandlers],
    store,
    reset: () => store.reset(),
    inbox: () => listLetters(store),
    settings: () => settings,
    change,
    watch: controls.watch,
  };
}

/** msw notes for each handler where it was made, which takes longer than all else of a backend; here it is silent. */
function withoutTraces<T>(make: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
