import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Vocabularies: collections, colours, sizes, orientations and the pincodes that are served (API-31 to API-39, API-61). */
export const termHandlers = (backend: Backend): RequestHandler[] =>
  ['collection', 'colour', 'size', 'orientation', 'pincode'].map((name) =>
    collection(backend, `taxonomy_term--${name}`),
  );
