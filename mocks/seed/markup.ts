import type { JsonObject } from '../drupal/entity.ts';
import { escapeHtml } from '../drupal/formatText.ts';

const inline = (text: string) =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((\S+?)\)/g, '<a href="$2">$1</a>');

function getBlock(lines: readonly string[]): string {
  const [first = ''] = lines;
  const heading = /^(#{2,3}) (.+)$/.exec(first);
  if (heading) {
    const level = heading[1]?.length;
    const under = lines.slice(1);
    return `<h${level}>${inline(heading[2] as string)}</h${level}>${under.length > 0 ? getBlock(under) : ''}`;
  }
  const item = /^(-|\d+\.) /.exec(first);
  if (!item) return `<p>${inline(lines.join(' '))}</p>`;
  const list = item[1] === '-' ? 'ul' : 'ol';
  return `<${list}>${lines.map((line) => `<li>${inline(line.replace(/^(-|\d+\.) /, ''))}</li>`).join('')}</${list}>`;
}

/**
 * HTML from plain writing: paragraphs parted by a blank line, '## ' and '### ' for headings, '- ' and '1. ' for lists,
 * `**strong**` and `[link](/path/)`. Everything else is text.
 */
export const toHtml = (source: string): string =>
  source
    .trim()
    .split(/\n{2,}/)
    .map((part) => getBlock(part.split('\n').map((line) => line.trim())))
    .join('\n');

/** A text of Drupal's basic HTML. */
export const toBasicHtml = (html: string): JsonObject => ({
  value: html,
  format: 'basic_html',
  processed: html,
  summary: null,
});

/** The same as Drupal keeps a text of its basic HTML. */
export const toFormattedText = (source: string): JsonObject => toBasicHtml(toHtml(source));

/** One paragraph of Drupal's plain text. */
export const toPlainFormat = (text: string): JsonObject => ({
  value: text,
  format: 'plain_text',
  processed: `<p>${escapeHtml(text)}</p>`,
  summary: null,
});
