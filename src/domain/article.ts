import type { Picture } from './art.ts';

/** How a block of a post is laid out, by the number of its paragraph type. (BLOG-06) */
export const LAYOUTS = [1, 2, 3, 4, 5, 6] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Half of a block: `html` is as the shop wrote it, for `RichText` alone. (BLOG-09) */
export type Column = { title: string; html: string; picture: Picture | null };

/** A block of a post; one column, or two in the layouts 5 and 6. */
export type Block = { id: string; layout: Layout; columns: readonly [Column, ...Column[]] };

/** A post of the blog in full. (BLOG-08) */
export type Article = {
  id: string;
  /** The address of its own page: '/blog/hang-it-lower', or with its nid where the shop gave it no other. */
  path: string;
  title: string;
  /** When it came out, in milliseconds since 1970; null where the shop does not say. */
  publishedAt: number | null;
  /** The few sentences that it begins with, as HTML for `RichText` alone. */
  lead: string;
  /** What it is about, as plain text. */
  summary: string;
  picture: Picture | null;
  blocks: readonly Block[];
};

const hasAnything = ({ title, html, picture }: Column) => Boolean(title || html || picture);
const hasText = ({ title, html }: Column) => Boolean(title || html);

/** The layout of a single column that was meant to be laid out otherwise, by what there is of it. */
function getSingleColumnLayout(column: Column, intendedLayout: Layout): Layout {
  if (!column.picture) return 1;
  if (!hasText(column)) return 4;
  return intendedLayout === 3 || intendedLayout === 4 ? intendedLayout : 2;
}

/**
 * A block with nothing left open: columns without anything are left out, and what remains takes the layout that it fills.
 * A picture that did not come leaves its text alone, one column of two stands by itself; null where nothing is left.
 * (BLOG-06, BLOG-09)
 */
export function createBlock(id: string, layout: Layout, columns: readonly Column[]): Block | null {
  const [first, second] = columns.filter(hasAnything);
  if (!first) return null;
  if (second && layout >= 5) return { id, layout, columns: [first, second] };
  return { id, layout: getSingleColumnLayout(first, layout), columns: [first] };
}
