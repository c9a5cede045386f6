import type { RequestHandler } from 'msw';
import { resourceTypes } from './drupal/resources.ts';
import type { Storage } from './drupal/storage.ts';
import { createStore, type Store } from './drupal/store.ts';
import { artHandlers } from './handlers/art.ts';
import type { Backend } from './handlers/backend.ts';
import { cardGatewayHandlers } from './handlers/cardGateway.ts';
import { homeHandlers } from './handlers/home.ts';
import { type Letter, lettersOf } from './handlers/inbox.ts';
import { oauthHandlers } from './handlers/oauth.ts';
import { orderCallHandlers } from './handlers/orderCalls.ts';
import { orderItemHandlers } from './handlers/orderItems.ts';
import { orderPriceHandlers } from './handlers/orderPrice.ts';
import { orderHandlers } from './handlers/orders.ts';
import { otpHandlers } from './handlers/otp.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { priceHandlers } from './handlers/prices.ts';
import { profileHandlers } from './handlers/profiles.ts';
import { sessionHandlers } from './handlers/session.ts';
import { termHandlers } from './handlers/terms.ts';
import { testGatewayHandlers } from './handlers/testGateway.ts';
import { unknownHandlers } from './handlers/unknown.ts';
import { userHandlers } from './handlers/users.ts';
import { seed } from './seed/seed.ts';
import { type BackendSettings, INITIAL_SETTINGS } from './settings.ts';

export type EmbeddedBackend = {
  /** For msw, on any host. They never match pictures, modules or pages. */
  handlers: RequestHandler[];
  store: Store;
  /** Back to the seed: no accounts, orders or letters. */
  reset(): Promise<void>;
  /** Codes and letters that the backend "sent", newest first. */
  inbox(): Letter[];
  settings(): BackendSettings;
  /** Takes effect at the next call. */
  change(settings: Partial<BackendSettings>): void;
};

type Options = {
  storage: Storage;
  /** The backend's clock, in milliseconds since 1970. */
  now?: () => number;
  settings?: Partial<BackendSettings>;
};

/** The whole backend over a storage: the same in a browser's service worker and in Node. */
export function createBackend({ storage, now = Date.now, settings: given = {} }: Options): EmbeddedBackend {
  let settings: BackendSettings = { ...INITIAL_SETTINGS, ...given };
  const store = createStore({ schema: resourceTypes, seed, storage, now });
  const change = (next: Partial<BackendSettings>) => {
    settings = { ...settings, ...next };
  };
  const backend: Backend = { store, settings: () => settings, change };
  const parts = [
    artHandlers,
    termHandlers,
    priceHandlers,
    homeHandlers,
    userHandlers,
    otpHandlers,
    oauthHandlers,
    sessionHandlers,
    orderPriceHandlers,
    orderItemHandlers,
    profileHandlers,
    orderHandlers,
    orderCallHandlers,
    paymentHandlers,
    cardGatewayHandlers,
    testGatewayHandlers,
    unknownHandlers,
  ];
  return {
    handlers: parts.flatMap((part) => part(backend)),
    store,
    reset: () => store.reset(),
    inbox: () => lettersOf(store),
    settings: () => settings,
    change,
  };
}
