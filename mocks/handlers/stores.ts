import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** The store that every order names; an order is refused to whoever cannot see it (API-76, ORD-14). */
export const storeHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_store--online'),
];
