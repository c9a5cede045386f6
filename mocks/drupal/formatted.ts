import type { JsonObject } from './entity.ts';

/** Drupal's text formats: how much HTML each lets through. */
export const TEXT_FORMATS = ['plain_text', 'restricted_html', 'basic_html', 'full_html'];

const ALLOWED = /^(a|em|strong|cite|blockquote|code|ul|ol|li|dl|dt|dd|h[2-6]|p|br|span|img)$/i;

/** A posted text as its field answers it: with `processed`, which holds no HTML that the format does not allow. */
export function formattedText(posted: JsonObject, summarised: boolean): JsonObject {
  const value = typeof posted.value === 'string' ? posted.value : '';
  const format = posted.format ?? 'plain_text';
  const processed = format === 'plain_text' ? `<p>${escaped(value)}</p>` : harmless(value);
  return { value: posted.value ?? null, format, processed, ...(summarised ? { summary: posted.summary ?? null } : {}) };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const harmless = (html: string) =>
  html
    .replace(/<\/?([a-z][\w-]*)[^>]*>?/gi, (tag, name: string) => (ALLOWED.test(name) ? tag : ''))
    .replace(/\s(on\w+|style)\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi, '')
    .replace(/javascript:/gi, '');
