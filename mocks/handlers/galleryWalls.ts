import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Gallery walls and their variations (API-69, API-70, API-105). */
export const galleryWallHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--gallery_wall'),
  createCollectionHandler(backend, 'commerce_product_variation--gallery_wall'),
];
