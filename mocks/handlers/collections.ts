import type { RequestHandler } from 'msw';
import { splitType } from '../drupal/resourceType.ts';
import { LAYOUTS, layoutType } from '../drupal/schema/content.ts';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/** What is sold and how it is found, the store that an order names, the blocks of home, reviews and coupons. */
const ENTITY_TYPES = [
  // API-23 to API-29, API-64 to API-66, API-68 to API-71, API-100 to API-102, API-105
  ...['commerce_product', 'commerce_product_variation'],
  // API-31 to API-39, API-61
  'taxonomy_term',
  // API-76, ORD-14: an order is refused to whoever cannot see its store
  'commerce_store',
  // API-54 to API-60
  'block_content',
  // API-30
  'comment',
  // API-73
  ...['commerce_promotion', 'commerce_promotion_coupon'],
];

/** Pages, articles with their blocks, and testimonials (API-49 to API-53, API-62, API-63, API-99, API-104). */
const CONTENT = ['node--page', 'node--article', ...LAYOUTS.map(layoutType), 'node--testimonial'];

/** The resource types that have no rules but those of the schema. */
export const collectionHandlers = (backend: Backend): RequestHandler[] =>
  Object.keys(backend.store.schema)
    .filter((type) => ENTITY_TYPES.includes(splitType(type)[0]) || CONTENT.includes(type))
    .map((type) => createCollectionHandler(backend, type));
