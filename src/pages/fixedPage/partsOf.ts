import { plainText } from '../../api/plainText.ts';

/** A part of a text: its heading as plain text, and what stands under it, as HTML for `RichText` alone. */
export type Part = { title: string; html: string };

const HEADING = /<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi;

/** A text of the shop's, cut at its highest headings: what stands before the first, and each with what follows on it. (STAT-05) */
export function partsOf(html: string): { intro: string; parts: Part[] } {
  const headings = [...html.matchAll(HEADING)];
  const highest = Math.min(...headings.map(([, level]) => Number(level)));
  const cuts = headings.filter(([, level]) => Number(level) === highest);
  const parts = cuts.map((cut, at) => ({
    title: plainText(cut[2] ?? ''),
    html: html.slice(cut.index + cut[0].length, cuts[at + 1]?.index).trim(),
  }));
  return { intro: html.slice(0, cuts[0]?.index).trim(), parts: parts.filter(({ title }) => title !== '') };
}
