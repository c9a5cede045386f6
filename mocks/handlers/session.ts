import { http, type RequestHandler } from 'msw';
import { createPageNotFound } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';
import { findSession } from './cookieCaller.ts';
import { createCsrfToken } from './csrf.ts';
import { createResolver } from './respond.ts';

/** The CSRF token, under the path of the specification and under that of a present Drupal, which has only the latter (API-19). */
export const sessionHandlers = (backend: Backend): RequestHandler[] => {
  const token = (request: Request) =>
    new Response(createCsrfToken(findSession(backend.store, request)?.id), {
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
    });
  return [
    http.get(
      '*/rest/session/token',
      createResolver(backend, ({ request }) => {
        if (backend.settings().profile === 'drupal10') throw createPageNotFound();
        return token(request);
      }),
    ),
    http.get(
      '*/session/token',
      createResolver(backend, ({ request }) => token(request)),
    ),
  ];
};
