import DOMPurify, { type WindowLike } from 'dompurify';
import { SANITIZE_OPTIONS } from './sanitizeOptions.ts';

/** Turns a text of the backend into nodes with allowed elements and attributes only, in a document of this window. */
export function createSanitizer(window: WindowLike): (html: string) => DocumentFragment {
  const purify = DOMPurify(window);
  return (html) => purify.sanitize(html, SANITIZE_OPTIONS);
}
