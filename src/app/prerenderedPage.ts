import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Snapshot } from 'xstate';
import { getPagePath } from '../domain/pagePath.ts';

/** Stands for the answer of a query, by its place among the reads that travel. */
type Stand = { $read: number };

const isStand = (value: object): value is Stand => '$read' in value;

/** A value as it travels beside the answers that it is partly made of: of these it only states which. */
export function replaceSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  const places = new Map(answers.map((answer, place) => [answer, place]));
  const text = JSON.stringify(value, (_, part: unknown) => {
    const place = typeof part === 'object' && part !== null ? places.get(part) : undefined;
    return place === undefined ? part : { $read: place };
  });
  return text === undefined ? undefined : JSON.parse(text);
}

/** The value again, from what travelled and the answers. */
export function restoreSharedAnswers(value: unknown, answers: readonly unknown[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isStand(value)) return answers[value.$read];
  if (Array.isArray(value)) return value.map((part) => restoreSharedAnswers(part, answers));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, restoreSharedAnswers(part, answers)]));
}

/** What the build wrote beside a page's HTML. */
const PrerenderedPage = v.object({
  /** The address that the HTML is of; null for one that only has a place for any page. */
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

/** An address without the slash at its end, its letters as they are read; one that is malformed stays as it is. */
function plain(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** How the HTML of a document fits an address: `page`; `frame` where the page is to be drawn in its place; `none` where it is of another page. */
export function matchPrerender(
  { address }: PrerenderedPage,
  opened: Pick<URL, 'pathname' | 'search'>,
): 'page' | 'frame' | 'none' {
  if (address === null) return 'frame';
  const written = new URL(address, 'http://store.invalid');
  return plain(getPagePath(written)) === plain(getPagePath(opened)) ? 'page' : 'none';
}

/**
 * Gives elements the styles that HTML may not carry in attributes under a strict policy; rules of a file stood for them
 * until now. From here on they are React's.
 */
export function applyInlineStyles(root: HTMLElement): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-styles]')?.sheet;
  if (!sheet) return;
  const texts = new Map<string, string>();
  for (const rule of sheet.cssRules)
    if (rule instanceof CSSStyleRule) {
      const number = /data-s="(\d+)"/.exec(rule.selectorText)?.[1];
      if (number) texts.set(number, rule.style.cssText);
    }
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-s]')) {
    element.style.cssText = texts.get(element.dataset.s ?? '') ?? '';
    element.removeAttribute('data-s');
  }
}
