/** Where somebody may come from to sign in, and is led on to. */
const WAYS: ReadonlyMap<string, string> = new Map([['checkout', '/checkout/shipping/']]);

/**
 * Where signing in leads, by the query of the page's address ('?redirect=checkout'). What is no place that the store
 * knows, a whole address above all, is passed over. (AUTH-35, AUTH-36)
 */
export const wayAfterSignIn = (search: string): string =>
  WAYS.get(new URLSearchParams(search).get('redirect') ?? '') ?? '/';

/**
 * The page with a password, as the code popup over a page leads to it: on to the checkout from the checkout, and from the
 * page itself with the query it has. (AUTH-36)
 */
export function signInAddress(path: string, search: string): string {
  if (/^\/(login|signup)(\/|$)/i.test(path)) return `/login${search}`;
  return /^\/checkout(\/|$)/.test(path) ? '/login?redirect=checkout' : '/login';
}
