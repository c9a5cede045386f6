import { ANONYMOUS, type Caller } from '../drupal/access.ts';
import { type Entity, findRelatedOne, getTargetId, withAttributes } from '../drupal/entity.ts';
import { DENIED, Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';
import type { Backend } from './backend.ts';
import { getCookieCaller } from './cookieCaller.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 14 * 24 * 60 * 60;

/** What only an account has: a list of it must not look empty because the login has expired. */
const ACCOUNT_CALL =
  /\/jsonapi\/(profile|commerce_order|commerce_wishlist|commerce_wishlist_item|commerce_promotion_coupon)\//i;

export type Tokens = { token_type: 'Bearer'; expires_in: number; access_token: string; refresh_token: string };

/** New opaque tokens for a user: the access token lives for 15 minutes by the store's clock, the refresh token for 14 days. */
export function issueTokens(store: Store, user: Entity): Tokens {
  removeExpired(store, user);
  const access = createOpaqueToken();
  const refresh = createOpaqueToken();
  store.add({
    type: 'backend--token',
    id: access,
    attributes: {
      access,
      refresh,
      accessUntil: store.now() + ACCESS_SECONDS * 1000,
      refreshUntil: store.now() + REFRESH_SECONDS * 1000,
      revoked: false,
      spent: false,
    },
    relationships: { uid: { type: user.type, id: user.id } },
  });
  return { token_type: 'Bearer', expires_in: ACCESS_SECONDS, access_token: access, refresh_token: refresh };
}

/** New tokens for a refresh token, which is used up with its access token; else why there are none: used or outlived, or never given out. */
export function renewTokens(store: Store, refresh: string): Tokens | 'spent' | 'unknown' {
  const token = store.list('backend--token').find(({ attributes }) => attributes.refresh === refresh);
  if (!token) return 'unknown';
  const user = getUser(store, token);
  if (!user || token.attributes.spent === true || Number(token.attributes.refreshUntil) <= store.now()) return 'spent';
  store.put(withAttributes(token, { revoked: true, spent: true }));
  return issueTokens(store, user);
}

/** Ends a user's access tokens, and with `all` the refresh tokens too, so that nobody goes on who had signed in. */
export function revokeTokens(store: Store, user: Entity, { all = false } = {}): void {
  for (const token of getTokens(store, user))
    store.put(withAttributes(token, { revoked: true, ...(all ? { spent: true } : {}) }));
}

/** Ends a token that was given out, access or refresh, and the other one that came with it (RFC 7009). What is none ends nothing. */
export function revokeToken(store: Store, tokenText: string): void {
  const token = store
    .list('backend--token')
    .find(({ id, attributes }) => id === tokenText || attributes.refresh === tokenText);
  if (token) store.put(withAttributes(token, { revoked: true, spent: true }));
}

/** Lets every access token end now, as after 15 minutes; refresh tokens stay good. */
export function expireAccessTokens(store: Store): void {
  for (const token of [...store.list('backend--token')]) {
    if (Number(token.attributes.accessUntil) > store.now())
      store.put(withAttributes(token, { accessUntil: store.now() }));
  }
}

/**
 * Who asks, by the bearer or, in `drupal10`, by a session's cookie. A bearer that is unknown, expired or revoked is
 * nobody's in `spec`: public things are read as before, the user comes without a name (API-07), and what only an account
 * has is 403 (SESS-10). In `drupal10` it is 401 with a page, also where anybody may read. Throws those refusals.
 */
export function getCaller({ store, settings, site }: Backend, request: Request): Caller {
  const { profile } = settings();
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]?.trim();
  if (bearer === undefined) return profile === 'drupal10' ? getCookieCaller(store, request) : ANONYMOUS;
  const token = store.get('backend--token', bearer);
  const isLive = token && token.attributes.revoked !== true && Number(token.attributes.accessUntil) > store.now();
  const user = isLive ? getUser(store, token) : undefined;
  if (user && user.attributes.status !== false) return { user, hasAllRights: false };
  if (profile === 'drupal10') throw denyAccess(getDenialReason(bearer, token), site().oauthVersion);
  if (ACCOUNT_CALL.test(new URL(request.url).pathname)) throw new Refusal(403, DENIED);
  return ANONYMOUS;
}

/** The signed-in user. Throws 403 with the permission that an anonymous caller lacks. */
export function requireUser(backend: Backend, request: Request, permission: string): Entity {
  const { user } = getCaller(backend, request);
  if (user) return user;
  throw new Refusal(403, `The '${permission}' permission is required.`);
}

function denyAccess(reason: string, version: 5 | 6): Refusal {
  const challenge = `Bearer realm="OAuth", error="access_denied", error_description="${reason}"`;
  return new Refusal(401, reason, { isPage: true, headers: version === 6 ? { 'WWW-Authenticate': challenge } : {} });
}

function getDenialReason(bearer: string, token: Entity | undefined): string {
  if (token?.attributes.revoked === true) return 'Access token has been revoked';
  if (token || bearer.split('.').length === 3) return 'Access token could not be verified';
  return 'The JWT string must have two dots';
}

// spent ones are remembered until their time, so that a second use is distinguished from garbage
function removeExpired(store: Store, user: Entity): void {
  for (const token of getTokens(store, user)) {
    if (Number(token.attributes.refreshUntil) <= store.now()) store.remove(token.type, token.id);
  }
}

const getTokens = (store: Store, { id }: Entity): Entity[] =>
  store.list('backend--token').filter((token) => getTargetId(token, 'uid') === id);

const getUser = (store: Store, token: Entity): Entity | undefined => findRelatedOne(store, token, 'uid');

const createOpaqueToken = () => `${randomUuid()}${randomUuid()}`.replaceAll('-', '');
