import { http, type RequestHandler } from 'msw';
import { Refusal } from '../drupal/errors.ts';
import { answeringDocument } from './answering.ts';
import type { Backend } from './backend.ts';

/** Comes last: a type or bundle that the backend does not have is a page that says so, as in Drupal. */
export const unknownHandlers = (backend: Backend): RequestHandler[] => [
  http.all(
    '*/jsonapi/*',
    answeringDocument(backend, () => {
      throw new Refusal(404, 'Not found', { asPage: true });
    }),
  ),
];
