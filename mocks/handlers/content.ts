import type { RequestHandler } from 'msw';
import { LAYOUTS, layoutType } from '../drupal/schema/content.ts';
import type { Backend } from './backend.ts';
import { createCollectionHandler } from './collection.ts';

/**
 * What is written rather than sold: pages, articles with their blocks, testimonials and reviews
 * (API-30, API-49 to API-53, API-62, API-63, API-99, API-104).
 */
export const contentHandlers = (backend: Backend): RequestHandler[] =>
  ['node--page', 'node--article', ...LAYOUTS.map(layoutType), 'node--testimonial', 'comment--review'].map((type) =>
    createCollectionHandler(backend, type),
  );
