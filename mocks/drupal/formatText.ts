import type { JsonObject } from './entity.ts';

/** Drupal's text formats: how much HTML each lets through. */
export const TEXT_FORMATS = ['plain_text', 'restricted_html', 'basic_html', 'full_html'];

const ALLOWED_TAGS = /^(a|em|strong|cite|blockquote|code|ul|ol|li|dl|dt|dd|h[2-6]|p|br|span|img)$/i;

/** A posted text as its field answers it: with `processed`, which holds no HTML that the format does not allow. */
export function formatText(postedText: JsonObject, hasSummary: boolean): JsonObject {
  const value = typeof postedText.value === 'string' ? postedText.value : '';
  const format = postedText.format ?? 'plain_text';
  const processed = format === 'plain_text' ? `<p>${escapeHtml(value)}</p>` : sanitizeHtml(value);
  return {
    value: postedText.value ?? null,
    format,
    processed,
    ...(hasSummary ? { summary: postedText.summary ?? null } : {}),
  };
}

/** A text as HTML that shows it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// each tag is written anew out of what is known to do no harm: of what is taken away, the rest may be harm again
const sanitizeHtml = (html: string) =>
  html.replace(
    /<(?:!--[\s\S]*?(?:-->|$)|(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)(?:>|$)|(?=[!?/a-z]))/gi,
    (_, ...groups) => {
      const [slash = '', name = '', rest = ''] = groups as string[];
      if (!ALLOWED_TAGS.test(name)) return '';
      return `<${slash}${name}${slash === '' ? getAttributes(rest) : ''}>`;
    },
  );

const ATTRIBUTE = /\s(href|src|alt|title|width|height|class|lang|dir|cite|start|type)=("[^"]*"|'[^']*')/gi;
const SAFE_ADDRESS = /^["'](https?:|mailto:|tel:|\/|#|\?|["'])/i;

const getAttributes = (text: string): string =>
  [...text.matchAll(ATTRIBUTE)]
    .filter(([, name = '', value = '']) => !/^(href|src|cite)$/i.test(name) || SAFE_ADDRESS.test(value))
    .map(([attribute]) => attribute)
    .join('');
