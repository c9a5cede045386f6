/** The store's name, in this one place. */
export const STORE_NAME = 'Mitre & Mat';

/** What the shopper is about; prints, as long as nothing is stored. (CONF-29) */
export type FlowType = 'shopart' | 'framing';

const DEFAULT_TITLED = /^\/(about|faq|contact|terms-of-service|privacy-policy|checkout|mock_checkout)(\/|$)/;

/** The document title of a path, by what the shopper is about. (SHELL-14 to SHELL-18) */
export function getDocumentTitle(path: string, flowType: FlowType | null): string {
  if (path === '/' || DEFAULT_TITLED.test(path)) return STORE_NAME;
  if (path.startsWith('/gallery-walls')) return 'Gallery Walls';
  if (path.startsWith('/gifts')) return 'Gifts';
  return flowType === 'framing' ? 'Custom Frames Online' : 'Shop Art Prints';
}

/** The beginning of a text, cut behind a whole word, with an ellipsis where something is left out; `maxLength` in characters. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const beginning = text.slice(0, maxLength);
  const atWord = /\s/.test(text.charAt(maxLength)) ? beginning : beginning.replace(/\s\S*$/, '');
  return `${atWord.replace(/[\s.,;:–-]+$/, '')}…`;
}
