import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Snapshot } from 'xstate';
import { getPagePath } from '../domain/pagePath.ts';

/** A copy of a value for JSON; in place of each answer that it contains stands its index among the reads, as `$read`. */
export function replaceSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  const indexes = new Map(answers.map((answer, index) => [answer, index]));
  const text = JSON.stringify(value, (_, part: unknown) => {
    const index = typeof part === 'object' && part !== null ? indexes.get(part) : undefined;
    return index === undefined ? part : { $read: index };
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** The value again, with its answers. */
export function restoreSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('$read' in value) return answers[value.$read as number];
  if (Array.isArray(value)) return value.map((part) => restoreSharedAnswers(part, answers));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, restoreSharedAnswers(part, answers)]));
}

/** What the build wrote beside a page's HTML. */
const PrerenderedPage = v.object({
  /** The address of the HTML; null for a shell for any page. */
  address: v.nullable(v.string()),
  reads: v.array(v.tuple([v.custom<QueryKey>(Array.isArray), v.unknown()])),
  /** The persisted snapshots of the page's charts, by their ids. */
  snapshots: v.record(
    v.string(),
    v.custom<Snapshot<unknown>>((value) => typeof value === 'object' && value !== null),
  ),
});
export type PrerenderedPage = v.InferOutput<typeof PrerenderedPage>;

/** JSON of what was written; null where it is cut off, or another build's. */
export function parsePrerenderedPage(text: string): PrerenderedPage | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PrerenderedPage), text);
  if (!parsed.success) return null;
  const page = parsed.output;
  const answers = page.reads.map(([, data]) => data);
  return { ...page, snapshots: restoreSharedAnswers(page.snapshots, answers) as PrerenderedPage['snapshots'] };
}

/** What the build wrote beside the HTML of this document; null where there is no such HTML. */
export const readPrerenderedPage = (): PrerenderedPage | null =>
  parsePrerenderedPage(document.getElementById('page-data')?.textContent ?? '');

/** A path decoded and without a trailing slash; a malformed one is not decoded. */
function normalizePath(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** How the HTML of a document fits an address: `page`; `frame` where it is a shell to render the page in; `none` where it is of another page. */
export function matchPrerender(
  { address }: PrerenderedPage,
  url: Pick<URL, 'pathname' | 'search'>,
): 'page' | 'frame' | 'none' {
  if (address === null) return 'frame';
  const prerenderedUrl = new URL(address, 'http://store.invalid');
  return normalizePath(getPagePath(prerenderedUrl)) === normalizePath(getPagePath(url)) ? 'page' : 'none';
}

/**
 * Gives each numbered element the style of the page's own rule at that place, inline: a strict policy forbids inline styles in
 * HTML, and React manages them from here on.
 */
export function applyInlineStyles(root: HTMLElement): void {
  const rules = document.querySelector<HTMLLinkElement>('link[data-styles]')?.sheet?.cssRules;
  if (!rules) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-s]')) {
    const rule = rules[Number(element.dataset.s)];
    if (rule instanceof CSSStyleRule) element.style.cssText = rule.style.cssText;
    element.removeAttribute('data-s');
  }
}
