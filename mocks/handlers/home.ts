import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Every type of block that the home page is put together from (API-54 to API-60). */
export const homeHandlers = (backend: Backend): RequestHandler[] =>
  Object.keys(backend.store.schema)
    .filter((type) => type.startsWith('block_content--'))
    .map((type) => createCollectionHandler(backend, type));
