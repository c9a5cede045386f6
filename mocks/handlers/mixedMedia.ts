import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Mixed media works and their variations (API-65, API-102). */
export const mixedMediaHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--mixed_media'),
  createCollectionHandler(backend, 'commerce_product_variation--mixed_media'),
];
