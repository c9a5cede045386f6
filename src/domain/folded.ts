import type { Block, Column, Layout } from './article.ts';

const hasAnything = ({ title, html, picture }: Column) => Boolean(title || html || picture);
const hasWords = ({ title, html }: Column) => Boolean(title || html);

/** The layout of a single column that was meant to be laid out otherwise, by what there is of it. */
function layoutOfOne(column: Column, meant: Layout): Layout {
  if (!column.picture) return 1;
  if (!hasWords(column)) return 4;
  return meant === 3 || meant === 4 ? meant : 2;
}

/**
 * A block with nothing left open: columns without anything are left out, and what remains takes the layout that it fills.
 * A picture that did not come leaves its text alone, one column of two stands by itself; null where nothing is left.
 * (BLOG-06, BLOG-09)
 */
export function folded(id: string, layout: Layout, columns: readonly Column[]): Block | null {
  const [first, second] = columns.filter(hasAnything);
  if (!first) return null;
  if (second && layout >= 5) return { id, layout, columns: [first, second] };
  return { id, layout: layoutOfOne(first, layout), columns: [first] };
}
