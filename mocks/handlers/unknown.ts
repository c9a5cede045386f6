import { http, type RequestHandler } from 'msw';
import { Refusal } from '../drupal/errors.ts';
import type { Backend } from './backend.ts';
import { respondWithDocument } from './respond.ts';

/** Comes last: a type or bundle that the backend does not have is a page that states it, as in Drupal. */
export const unknownHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    // no path pattern: msw would stumble over a broken escape in it
    ({ request }) => new URL(request.url).pathname.toLowerCase().includes('/jsonapi/'),
    respondWithDocument(backend, () => {
      throw new Refusal(404, 'Not found', { isPage: true });
    }),
  ),
];
