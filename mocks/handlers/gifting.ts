import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** Gifts and their variations (API-68, API-71, API-100). */
export const giftingHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'commerce_product--gifting'),
  collection(backend, 'commerce_product_variation--gifting'),
];
