import { http, type RequestHandler } from 'msw';
import { randomUuid } from '../drupal/uuid.ts';
import { answeringJson } from './answering.ts';
import type { Backend } from './backend.ts';

/** The CSRF token, under the path of the specification and under that of a present Drupal (API-19). */
export const sessionHandlers = (backend: Backend): RequestHandler[] =>
  ['*/session/token', '*/rest/session/token'].map((path) =>
    http.get(
      path,
      answeringJson(
        backend,
        () => new Response(randomUuid(), { headers: { 'Content-Type': 'text/plain; charset=UTF-8' } }),
      ),
    ),
  );
