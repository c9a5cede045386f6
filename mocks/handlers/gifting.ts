import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Gifts and their variations (API-68, API-71, API-100). */
export const giftingHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_product--gifting'),
  createCollectionHandler(backend, 'commerce_product_variation--gifting'),
];
