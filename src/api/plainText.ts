import { parseHtml } from './parseHtml.ts';

/** Elements whose content is no text for a reader. */
const HIDDEN = new Set(['SCRIPT', 'STYLE']);

/** Elements that end a paragraph. */
const BLOCKS = new Set('P DIV LI H1 H2 H3 H4 H5 H6 UL OL BLOCKQUOTE'.split(' '));

function getText(node: Node): string {
  if (node.nodeName === 'BR') return '\n';
  if (HIDDEN.has(node.nodeName)) return '';
  if (node.nodeName === '#text') return (node.nodeValue ?? '').replace(/\s/g, ' ');
  const text = Array.from(node.childNodes, getText).join('');
  return BLOCKS.has(node.nodeName) ? `${text}\n\n` : text;
}

/** A formatted text as plain text, paragraphs parted by a blank line. */
export function toPlainText(html: string): string {
  return getText(parseHtml(html).body)
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
