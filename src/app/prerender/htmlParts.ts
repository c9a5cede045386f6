/** What React puts before a page's own elements, for the document's head. */
const HEAD_PART = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;
const PICTURE_PRELOAD = /^<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="image")/;
/** React escapes quotes and angle brackets in texts and attributes, so that an attribute is no text and a tag ends with its bracket. */
const STYLE = / style="([^"]*)"(?=[^<>]*>)/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const plain = (escaped: string) =>
  escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** HTML as React made it of the store, divided into what belongs into the head, without preloads of pictures, and what stands in the page. */
export function divided(html: string): { head: string; body: string } {
  let body = html;
  let head = '';
  for (let part = HEAD_PART.exec(body)?.[0]; part; part = HEAD_PART.exec(body)?.[0]) {
    body = body.slice(part.length);
    if (!PICTURE_PRELOAD.test(part)) head += part;
  }
  return { head, body };
}

/**
 * HTML with a number in place of each style attribute, which a strict policy forbids, and the rules that say the same.
 * Alike ones have the same number.
 */
export function withoutStyleAttributes(html: string): { body: string; styles: string } {
  const numbers = new Map<string, number>();
  const body = html.replace(STYLE, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-s="${number}"`;
  });
  const rules = [...numbers].map(([style, number]) => `#root [data-s="${number}"]{${plain(style)}}`);
  return { body, styles: rules.join('\n') };
}

/** A picture to preload, as a link's `imagesrcset`, `imagesizes` and `type` have it; those are null where the page gives none. */
export type LargestPicture = { src: string; srcSet: string | null; sizes: string | null; type: string | null };

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? null : plain(value);
};

/** The picture that a page says is its largest: the first of high priority, in the best kind of file that it comes in. */
export function largestPicture(html: string): LargestPicture | null {
  const found = /<img\b[^>]*\sfetchpriority="high"[^>]*>/i.exec(html);
  if (!found) return null;
  const [image] = found;
  const before = html.slice(0, found.index);
  const sources = /<picture\b[^>]*>((?:<source\b[^>]*>)+)$/i.exec(before)?.[1];
  const best = sources?.match(/<source\b[^>]*>/i)?.[0] ?? image;
  return {
    src: attribute(image, 'src') ?? '',
    srcSet: attribute(best, 'srcset'),
    sizes: attribute(best, 'sizes') ?? attribute(image, 'sizes'),
    type: best === image ? null : attribute(best, 'type'),
  };
}
