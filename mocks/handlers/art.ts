import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Art prints and their variations (API-23 to API-26). */
export const artHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_product--default'),
  collection(backend, 'commerce_product_variation--default'),
  collection(backend, 'commerce_product_variation--Custom_image'),
];
