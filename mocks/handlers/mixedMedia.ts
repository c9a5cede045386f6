import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Mixed media works and their variations (API-65, API-102). */
export const mixedMediaHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_product--mixed_media'),
  collection(backend, 'commerce_product_variation--mixed_media'),
];
