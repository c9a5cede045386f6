import DOMPurify, { type WindowLike } from 'dompurify';
import { SANITIZE_OPTIONS } from './sanitizeOptions.ts';

/** Makes of a text of the backend nodes that hold nothing but the elements and attributes of the rules, in a document of this window. */
export function createSanitizer(window: WindowLike): (html: string) => DocumentFragment {
  const purify = DOMPurify(window);
  return (html) => purify.sanitize(html, SANITIZE_OPTIONS);
}
