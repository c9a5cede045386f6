import type { Config } from 'dompurify';

/** The allowed elements; of all others the text stays. */
export const ALLOWED_TAGS: readonly string[] = (
  'p br hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code strong b em i s sub sup small a ' +
  'img figure figcaption table caption thead tbody tfoot tr th td'
).split(' ');

/** No style, class, name or id: a text looks as ours do, and takes the place of nothing. */
const ATTRIBUTES = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope'];

/** Elements whose content is no text for a reader, beside those that the library names. */
const NO_TEXT = 'object embed applet form input button select textarea option datalist dialog canvas'.split(' ');

export const SANITIZE_OPTIONS = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_FORBID_CONTENTS: NO_TEXT,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;
