const NAMED_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED_ENTITIES.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}

/** Elements whose content is no text for a reader. */
const HIDDEN_ELEMENT = /^<(script|style)\b/i;
const BREAK = /^<br\s*\/?>$/i;
const BLOCK_END = /^<\/(p|div|li|h[1-6]|ul|ol|blockquote)>$/i;

/** Where the text goes on behind a tag that ends at `from`; nowhere inside what is never closed, as in a browser. */
function getTextStart(html: string, tag: string, from: number): number {
  const [, silent] = HIDDEN_ELEMENT.exec(tag) ?? [];
  if (!silent) return from;
  const end = new RegExp(`</${silent}\\s*>`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? end.lastIndex : html.length;
}

/**
 * A markup with another text in the place of each tag; a tag that never ends is text. One pass from the beginning to the
 * end, so that it takes no longer than the text is long, whatever it holds.
 */
export function replaceTags(html: string, replace: (tag: string) => string): string {
  const parts: string[] = [];
  for (let at = 0; ; ) {
    const from = html.indexOf('<', at);
    const to = from < 0 ? -1 : html.indexOf('>', from) + 1;
    if (to <= 0) return parts.join('') + html.slice(at);
    const tag = html.slice(from, to);
    parts.push(html.slice(at, from), replace(tag));
    at = getTextStart(html, tag, to);
  }
}

const getLineBreak = (tag: string): string => {
  if (BREAK.test(tag)) return '\n';
  return BLOCK_END.test(tag) ? '\n\n' : '';
};

/** A formatted text as plain text, paragraphs parted by a blank line. It needs no DOM, and what it answers is text, never markup. */
export function toPlainText(html: string): string {
  return replaceTags(html.replace(/\s+/g, ' '), getLineBreak)
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decodeEntity)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
