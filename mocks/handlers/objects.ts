import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Decor objects and their variations (API-64, API-101). */
export const objectHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--object'),
  createCollectionHandler(backend, 'commerce_product_variation--object'),
];
