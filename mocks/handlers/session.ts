import { http, type RequestHandler } from 'msw';
import { answeringJson } from './answering.ts';
import type { Backend } from './backend.ts';
import { sessionOf } from './cookieCaller.ts';
import { csrfToken } from './csrf.ts';
import { pageMissing } from './pageMissing.ts';

/** The CSRF token, under the path of the specification and under that of a present Drupal, which has only the latter (API-19). */
export const sessionHandlers = (backend: Backend): RequestHandler[] => {
  const token = (request: Request) =>
    new Response(csrfToken(sessionOf(backend.store, request)?.id), {
      headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
    });
  return [
    http.get(
      '*/rest/session/token',
      answeringJson(backend, ({ request }) =>
        backend.settings().profile === 'drupal10' ? pageMissing() : token(request),
      ),
    ),
    http.get(
      '*/session/token',
      answeringJson(backend, ({ request }) => token(request)),
    ),
  ];
};
