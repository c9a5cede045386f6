// Where nothing was built, as in a check of a host, the process has the settings.
const env: Partial<Record<string, unknown>> = import.meta.env ?? process.env;

function setting(name: string, fallback: string): string {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

// Everything here ends up in the bundle, so nothing here is a secret: the proxy in front of the backend adds those.
// What a page does not need stays out of it, for reading a setting is marked as pure.

/**
 * Base of every call, without a closing slash; empty for the page's own origin, where the backend is embedded, or a proxy
 * hands its paths on, for which the setting is '/' (API-01).
 */
export const HOST = /* @__PURE__ */ setting('VITE_API_HOST', '').replace(/\/+$/, '');

/** Whether the backend is the embedded one: the setting is empty. */
export const IS_EMBEDDED = /* @__PURE__ */ setting('VITE_API_HOST', '') === '';

/** Where the store itself is on the web, without a closing slash; empty for wherever a browser opens it. */
export const SITE_URL = /* @__PURE__ */ setting('VITE_SITE_URL', '').replace(/\/+$/, '');

/** The OAuth client's public name (API-05). */
export const CLIENT_ID = /* @__PURE__ */ setting('VITE_CLIENT_ID', 'store');

/** uuid of the one store that every order belongs to (ORD-14). */
export const STORE_ID = /* @__PURE__ */ setting('VITE_STORE_ID', '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c01');

/** uuid of the one profile type that every address belongs to (ORD-14). */
export const PROFILE_TYPE_ID = /* @__PURE__ */ setting('VITE_PROFILE_TYPE_ID', '6c1d4f1e-0f5b-4f0a-9a53-2f6f1a7b9c02');

/** The fixed pages that a host wants read by uuid: 'terms=<uuid>,about=<uuid>'; the others are found by path alias (API-53). */
export const PAGE_IDS = /* @__PURE__ */ setting('VITE_PAGE_IDS', '');

/**
 * The key id of the store's account with the second payment provider, which is public; its secret stays with the backend.
 * Empty where there is no account (PAY-10).
 */
export const RAZORPAY_KEY = /* @__PURE__ */ setting('VITE_RAZORPAY_KEY', '');

/** The hosts at which the first payment provider takes payments, with commas between; the browser is sent to no other (PAY-09). */
export const PAYMENT_HOSTS = /* @__PURE__ */ setting('VITE_PAYMENT_HOSTS', 'secure.ccavenue.com');

/** Whether the test gateway is a page of this store: of an embedded one, and of one that is built to try a host (CHK-01). */
export const HAS_TEST_GATEWAY = IS_EMBEDDED || /* @__PURE__ */ setting('VITE_TEST_GATEWAY', '') === '1';

/** Where a message to the shop goes; Drupal's own path is '/entity/contact_message' (API-96, API-97). */
export const CONTACT_PATH = /* @__PURE__ */ setting('VITE_CONTACT_PATH', '/contact_message');

/**
 * Whether an order without a coupon begins as 'draft' too. The specification creates it in 'processing' (ORD-06), and a
 * present Commerce then never notes when it was placed: it does so as a draft turns into an order.
 */
export const BEGINS_AS_DRAFT = /* @__PURE__ */ setting('VITE_ORDER_BEGINS', 'processing') === 'draft';
