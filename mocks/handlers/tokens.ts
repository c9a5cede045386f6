import { ANONYMOUS, type Caller } from '../drupal/caller.ts';
import { type Entity, targetsOf, textOf } from '../drupal/entity.ts';
import { Refusal } from '../drupal/errors.ts';
import type { Store } from '../drupal/store.ts';
import { randomUuid } from '../drupal/uuid.ts';

const ACCESS_SECONDS = 15 * 60;
const REFRESH_SECONDS = 14 * 24 * 60 * 60;

export type Tokens = { token_type: 'Bearer'; expires_in: number; access_token: string; refresh_token: string };

/** New opaque tokens for a user: the access token lives for 15 minutes by the store's clock, the refresh token for 14 days. */
export function issueTokens(store: Store, user: Entity): Tokens {
  const access = opaque();
  const refresh = opaque();
  store.add({
    type: 'backend--token',
    id: access,
    attributes: {
      access,
      refresh,
      accessUntil: store.now() + ACCESS_SECONDS * 1000,
      refreshUntil: store.now() + REFRESH_SECONDS * 1000,
    },
    relationships: { uid: { type: user.type, id: user.id } },
  });
  return { token_type: 'Bearer', expires_in: ACCESS_SECONDS, access_token: access, refresh_token: refresh };
}

/** New tokens for a refresh token, which is used up with its access token; undefined when it is unknown, used or expired. */
export function renewTokens(store: Store, refresh: string): Tokens | undefined {
  const token = store.list('backend--token').find(({ attributes }) => attributes.refresh === refresh);
  if (!token) return undefined;
  store.remove(token.type, token.id);
  const user = userOf(store, token);
  return user && Number(token.attributes.refreshUntil) > store.now() ? issueTokens(store, user) : undefined;
}

/** Who asks, by the bearer. Throws Drupal's 401 page for a bearer that is unknown or expired, also where anybody may read. */
export function callerOf(store: Store, request: Request): Caller {
  const bearer = /^bearer\s+(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (bearer === undefined) return ANONYMOUS;
  const token = store.get('backend--token', bearer.trim());
  const user = token && Number(token.attributes.accessUntil) > store.now() ? userOf(store, token) : undefined;
  if (user) return { user, all: false };
  const why = 'The resource owner or authorization server denied the request.';
  throw new Refusal(401, why, {
    asPage: true,
    headers: { 'WWW-Authenticate': `Bearer realm="OAuth", error="access_denied", error_description="${why}"` },
  });
}

/** The signed-in user. Throws 403 with the permission that an anonymous caller lacks. */
export function userAsking(store: Store, request: Request, permission: string): Entity {
  const { user } = callerOf(store, request);
  if (user) return user;
  throw new Refusal(403, `The '${permission}' permission is required.`);
}

const userOf = (store: Store, token: Entity): Entity | undefined => {
  const owner = targetsOf(token.relationships.uid)[0];
  return owner && textOf(owner.type) === 'user--user' ? store.find(owner) : undefined;
};

const opaque = () => `${randomUuid()}${randomUuid()}`.replaceAll('-', '');
