import { http, type RequestHandler } from 'msw';
import { toText } from '../drupal/entity.ts';
import { createPageNotFound, Refusal } from '../drupal/errors.ts';
import { readPostedJson } from '../drupal/readJson.ts';
import { randomUuid } from '../drupal/uuid.ts';
import { findAccount, hasPassword } from './accounts.ts';
import type { Backend } from './backend.ts';
import { findSession, SESSION } from './cookieCaller.ts';
import { createCsrfToken } from './csrf.ts';
import { createJsonResponse, createResolver } from './respond.ts';

/**
 * Drupal's own login by cookie, which the store never uses: an editor's cookie may come along all the same, and then
 * every write wants a CSRF token. In `drupal10` only.
 */
export const cookieSessionHandlers = (backend: Backend): RequestHandler[] => {
  const { store } = backend;
  return [
    http.post(
      '*/user/login',
      createResolver(backend, async ({ request }) => {
        if (backend.settings().profile !== 'drupal10') throw createPageNotFound();
        const { name, pass } = await readPostedJson(request);
        const user = findAccount(store, toText(name));
        if (!user || !hasPassword(store, user, toText(pass)))
          throw new Refusal(400, 'Sorry, unrecognized username or password.');
        if (user.attributes.status === false) throw new Refusal(400, 'The user has not been activated or is blocked.');
        const [session, logout] = [randomUuid(), randomUuid()];
        store.add({
          type: SESSION,
          id: session,
          attributes: { logout },
          relationships: { uid: { type: user.type, id: user.id } },
        });
        const current_user = { uid: String(user.serial), name: user.attributes.name };
        const response = createJsonResponse({
          current_user,
          csrf_token: createCsrfToken(session),
          logout_token: logout,
        });
        response.headers.set('Set-Cookie', `SESS=${session}; path=/; HttpOnly; SameSite=Lax`);
        return response;
      }),
    ),
    http.post(
      '*/user/logout',
      createResolver(backend, ({ request }) => {
        const session = findSession(store, request);
        if (!session) throw new Refusal(403, "The 'user is logged in' access check failed.");
        if (session.attributes.logout !== new URL(request.url).searchParams.get('token'))
          throw new Refusal(403, "'csrf_token' URL query argument is invalid.");
        store.remove(SESSION, session.id);
        return new Response(null, { status: 204 });
      }),
    ),
  ];
};
