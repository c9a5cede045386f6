import type { RequestHandler } from 'msw';
import { resourceTypes } from './drupal/resources.ts';
import { type Site, siteOf } from './drupal/site.ts';
import type { Storage } from './drupal/storage.ts';
import { createStore, type Seed, type Store } from './drupal/store.ts';
import { artHandlers } from './handlers/art.ts';
import type { Backend } from './handlers/backend.ts';
import { cardGatewayHandlers } from './handlers/cardGateway.ts';
import { contactHandlers } from './handlers/contact.ts';
import { contentHandlers } from './handlers/content.ts';
import { cookieSessionHandlers } from './handlers/cookieSession.ts';
import { dispatching } from './handlers/dispatching.ts';
import { emailVerificationHandlers } from './handlers/emailVerification.ts';
import { entryPointHandlers } from './handlers/entryPoint.ts';
import { frameHandlers } from './handlers/frames.ts';
import { galleryWallHandlers } from './handlers/galleryWalls.ts';
import { giftingHandlers } from './handlers/gifting.ts';
import { homeHandlers } from './handlers/home.ts';
import { type Letter, lettersOf } from './handlers/inbox.ts';
import { lostPasswordHandlers } from './handlers/lostPassword.ts';
import { mediaHandlers } from './handlers/media.ts';
import { mixedMediaHandlers } from './handlers/mixedMedia.ts';
import { newsletterHandlers } from './handlers/newsletter.ts';
import { oauthHandlers } from './handlers/oauth.ts';
import { objectHandlers } from './handlers/objects.ts';
import { orderCallHandlers } from './handlers/orderCalls.ts';
import { orderItemHandlers } from './handlers/orderItems.ts';
import { orderPriceHandlers } from './handlers/orderPrice.ts';
import { orderHandlers } from './handlers/orders.ts';
import { otpHandlers } from './handlers/otp.ts';
import { paragraphHandlers } from './handlers/paragraphs.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { priceHandlers } from './handlers/prices.ts';
import { profileHandlers } from './handlers/profiles.ts';
import { promotionHandlers } from './handlers/promotions.ts';
import { registerHandlers } from './handlers/register.ts';
import { searchHandlers } from './handlers/search.ts';
import { sessionHandlers } from './handlers/session.ts';
import { storeHandlers } from './handlers/stores.ts';
import { termHandlers } from './handlers/terms.ts';
import { testGatewayHandlers } from './handlers/testGateway.ts';
import { unknownHandlers } from './handlers/unknown.ts';
import { uploadedFileHandlers } from './handlers/uploadedFiles.ts';
import { uploadHandlers } from './handlers/uploads.ts';
import { userHandlers } from './handlers/users.ts';
import { valueListHandlers } from './handlers/valueLists.ts';
import { wishlistHandlers } from './handlers/wishlists.ts';
import { seed as shopSeed } from './seed/seed.ts';
import { VERSIONS } from './seed/version.ts';
import { type BackendSettings, INITIAL_SETTINGS } from './settings.ts';
import { steeringOf } from './steering.ts';

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
  /** Calls `tell` after each answer and each change of the settings; gives back how to stop. */
  watch(tell: () => void): () => void;
};

type Options = {
  storage: Storage;
  /** The backend's clock, in milliseconds since 1970. */
  now?: () => number;
  settings?: Partial<BackendSettings>;
  /** What it begins with instead of the shop's own catalogue. */
  seed?: Seed;
  /** What a reverse proxy sends as its Basic credential; without one the backend plays that proxy itself. */
  proxy?: string;
  /** What its Drupal has installed, where that is not what the profile says. */
  site?: () => Partial<Site>;
};

/** The whole backend over a storage: the same in a browser's service worker and in Node. */
export function createBackend({
  storage,
  now = Date.now,
  settings: given = {},
  seed = shopSeed,
  proxy,
  site,
}: Options): EmbeddedBackend {
  let settings: BackendSettings = { ...INITIAL_SETTINGS, ...given };
  const store = createStore({ schema: resourceTypes, seed, storage, now, versions: VERSIONS });
  const change = (next: Partial<BackendSettings>) => {
    settings = { ...settings, ...next };
    steering.changed();
  };
  const backend: Backend = {
    store,
    settings: () => settings,
    change,
    site: () => ({ ...siteOf(settings.profile), ...site?.() }),
    ...(proxy === undefined ? {} : { proxy }),
  };
  const parts = [
    artHandlers,
    frameHandlers,
    galleryWallHandlers,
    giftingHandlers,
    objectHandlers,
    mixedMediaHandlers,
    termHandlers,
    priceHandlers,
    storeHandlers,
    searchHandlers,
    homeHandlers,
    contentHandlers,
    userHandlers,
    registerHandlers,
    cookieSessionHandlers,
    lostPasswordHandlers,
    emailVerificationHandlers,
    uploadHandlers,
    uploadedFileHandlers,
    mediaHandlers,
    otpHandlers,
    oauthHandlers,
    sessionHandlers,
    newsletterHandlers,
    promotionHandlers,
    wishlistHandlers,
    paragraphHandlers,
    contactHandlers,
    valueListHandlers,
    orderPriceHandlers,
    orderItemHandlers,
    profileHandlers,
    orderHandlers,
    orderCallHandlers,
    paymentHandlers,
    cardGatewayHandlers,
    testGatewayHandlers,
    entryPointHandlers,
    unknownHandlers,
  ];
  const honest = [dispatching(parts.flatMap((part) => part(backend)))];
  const steering = steeringOf(backend, honest);
  return {
    handlers: [steering.handler, ...honest],
    store,
    reset: () => store.reset(),
    inbox: () => lettersOf(store),
    settings: () => settings,
    change,
    watch: steering.watch,
  };
}
