import { http, type RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { findSession } from './cookieCaller.ts';
import { createCsrfToken } from './csrf.ts';
import { createNotFoundPage, respondWithJson } from './respond.ts';

/** The CSRF token, under the path of the specification and under that of a present Drupal, which has only the latter (API-19). */
export const sessionHandlers = (backend: Backend): RequestHandler[] => {
  const token = (request: Request) =>
    new Response(createCsrfToken(findSession(backend.store, request)?.id), {
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
    });
  return [
    http.get(
      '*/rest/session/token',
      respondWithJson(backend, ({ request }) =>
        backend.settings().profile === 'drupal10' ? createNotFoundPage() : token(request),
      ),
    ),
    http.get(
      '*/session/token',
      respondWithJson(backend, ({ request }) => token(request)),
    ),
  ];
};
