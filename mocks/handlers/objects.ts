import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Decor objects and their variations (API-64, API-101). */
export const objectHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_product--object'),
  collection(backend, 'commerce_product_variation--object'),
];
