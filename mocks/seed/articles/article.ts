import type { Layout } from '../../../src/domain/article.ts';

/** An article of the blog: `story` is its blocks as `parseBlocks` reads them. */
export type SeedArticle = {
  slug: string;
  title: string;
  /** The day it came out, '2026-03-09'. */
  day: string;
  /** The name of the picture of the shop that stands at its head. */
  picture: string;
  /** Two or three sentences, for lists and search engines. */
  lead: string;
  story: string;
};

/** Half of a block: a column with title, text and picture, as far as it has them. */
export type Column = { title: string; text: string; picture: string };
export type SeedBlock = { layout: Layout; columns: readonly Column[] };

/**
 * The blocks of a story. Each begins with a line `== <layout>`, and each of its columns with a line
 * `<name of a picture, or -> | <title, or ->`; the column's text follows, a second column after a line `--`.
 */
export const parseBlocks = (story: string): SeedBlock[] =>
  story
    .trim()
    .split(/^== /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [layout = '', ...lines] = part.split('\n');
      return { layout: Number(layout) as Layout, columns: lines.join('\n').split(/^--$/m).map(getColumn) };
    });

const readCell = (text = '') => (text.trim() === '-' ? '' : text.trim());

function getColumn(source: string): Column {
  const [head = '', ...lines] = source.trim().split('\n');
  const [picture, title] = head.split(' | ');
  return { picture: readCell(picture), title: readCell(title), text: lines.join('\n').trim() };
}
