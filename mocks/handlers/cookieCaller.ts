import { ANONYMOUS, type Caller } from '../drupal/access.ts';
import { type Entity, findRelatedOne } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';
import { requireCsrfToken } from './csrf.ts';
import { isReading } from './respond.ts';

/** The record of a login by cookie, under the cookie's value. */
export const SESSION = 'backend--session';

/** The session that the request's cookie names, if there is one. */
export function findSession(store: Store, request: Request): Entity | undefined {
  const cookie = /(?:^|;\s*)S?SESS\w*=([^;]+)/.exec(request.headers.get('Cookie') ?? '')?.[1];
  return cookie === undefined ? undefined : store.get(SESSION, cookie);
}

/** Who asks, by the cookie. Throws 403 for a write without the session's CSRF token. */
export function getCookieCaller(store: Store, request: Request): Caller {
  const session = findSession(store, request);
  const user = findRelatedOne(store, session, 'uid');
  if (!session || !user) return ANONYMOUS;
  if (!isReading(request)) requireCsrfToken(request, session.id);
  return { user, hasAllRights: false };
}
