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
  written: number | null;
  /** The few sentences that it begins with, as HTML for `RichText` alone. */
  lead: string;
  /** What it is about, as plain text. */
  summary: string;
  picture: Picture | null;
  blocks: readonly Block[];
};
