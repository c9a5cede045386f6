import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Art prints and their variations (API-23 to API-26). */
export const artHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--default'),
  createCollectionHandler(backend, 'commerce_product_variation--default'),
  createCollectionHandler(backend, 'commerce_product_variation--Custom_image'),
];
