import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** Coupons with their promotions, for whoever is signed in (API-73). */
export const promotionHandlers = (backend: Backend): RequestHandler[] => [
  createCollectionHandler(backend, 'commerce_promotion_coupon--commerce_promotion_coupon'),
  createCollectionHandler(backend, 'commerce_promotion--commerce_promotion'),
];
