import type { RequestHandler } from 'msw';
import type { Backend } from './backend.ts';
import { collection } from './collection.ts';

/** What the home page shows besides products: banners and promises (API-58, API-60). */
export const homeHandlers = (backend: Backend): RequestHandler[] => [
  collection(backend, 'block_content--shop_art_banner'),
  collection(backend, 'block_content--home_page_block'),
];
