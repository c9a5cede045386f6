import type { Naming } from '../layout/cards.ts';
import { getTextSize } from '../layout/cards.ts';
import { measureText } from '../layout/text.ts';

type Value = string | number | boolean | null | undefined;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] as string);

/** An element as text. Attributes that are null, undefined or false are left out; one that is true stands alone. */
export function element(name: string, attributes: Record<string, Value>, children: string | string[] = ''): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => {
    if (value === null || value === undefined || value === false) return '';
    return value === true ? ` ${key}=""` : ` ${key}="${escapeXml(String(value))}"`;
  });
  const content = typeof children === 'string' ? children : children.join('');
  return content === ''
    ? `<${name}${attributeTexts.join('')}/>`
    : `<${name}${attributeTexts.join('')}>${content}</${name}>`;
}

/** How a drawing writes a text: its class, where its baseline begins, and the words. */
type Write = (className: string, x: number, y: number, words: string) => string;

const text: Write = (className, x, y, words) => element('text', { class: className, x, y }, escapeXml(words));

/** A text that takes the room it was measured to take, in whatever letters the reader has: where a drawing is alone, ours are not. */
const fittedText: Write = (className, x, y, words) =>
  className === 'sign'
    ? text(className, x, y, words)
    : element(
        'text',
        {
          class: className,
          x,
          y,
          textLength: measureText(words, getTextSize(className)),
          lengthAdjust: 'spacingAndGlyphs',
        },
        escapeXml(words),
      );

/** How a drawing writes its texts and the ARIA labels of its parts; null where the page labels them. */
export type Pen = { write: Write; getAriaLabel: (words: string) => string | null };

/** For a drawing in a page, which names what can be picked in it by itself. */
export const PAGE_PEN: Pen = { write: text, getAriaLabel: () => null };

/** For a standalone drawing. */
export const STANDALONE_PEN: Pen = { write: fittedText, getAriaLabel: (words) => words };

const LANGUAGES = ['words', 'code'] as const satisfies readonly Naming[];

/** Writes a text in one language; without one in both, each in a group that a style hides. */
export function renderInLanguages(
  texts: Record<Naming, unknown[]>,
  naming: Naming | undefined,
  write: (language: Naming) => string[],
): string[] {
  if (naming) return write(naming);
  if (JSON.stringify(texts.words) === JSON.stringify(texts.code)) return write('words');
  return LANGUAGES.map((language) => element('g', { class: `in-${language}` }, write(language)));
}
