import { STORE_NAME } from '../domain/storeName.ts';

const DEFAULT_TITLED = /^\/(about|faq|contact|terms-of-service|privacy-policy|checkout|mock_checkout)(\/|$)/;

/** The document title of a path, by what the shopper is about. (SHELL-14 to SHELL-18) */
export function documentTitle(path: string, flowType: 'shopart' | 'framing' | null): string {
  if (path === '/' || DEFAULT_TITLED.test(path)) return STORE_NAME;
  if (path.startsWith('/gallery-walls')) return 'Gallery Walls';
  if (path.startsWith('/gifts')) return 'Gifts';
  return flowType === 'framing' ? 'Custom Frames Online' : 'Shop Art Prints';
}
