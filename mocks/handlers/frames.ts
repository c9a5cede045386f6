import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Frames and their variations (API-27 to API-29, API-66). */
export const frameHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--frame'),
  createCollectionHandler(backend, 'commerce_product_variation--frame'),
];
