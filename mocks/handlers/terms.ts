import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Every vocabulary of the schema, the pincodes that are served among them (API-31 to API-39, API-61). */
export const termHandlers = (backend: Backend): RequestHandler[] =>
  Object.keys(backend.store.schema)
    .filter((type) => type.startsWith('taxonomy_term--'))
    .map((type) => createCollectionHandler(backend, type));
