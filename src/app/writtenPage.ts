import type { QueryKey } from '@tanstack/react-query';
import type { Snapshot } from 'xstate';
import { withReads } from './prerender/sharedReads.ts';

/** What the build wrote beside a page's HTML. */
export type WrittenPage = {
  /** The address that the HTML is of; null for one that only has a place for any page. */
  address: string | null;
  reads: readonly (readonly [QueryKey, unknown])[];
  /** The persisted snapshots of the page's charts, by their ids. */
  snapshots: Readonly<Record<string, Snapshot<unknown>>>;
};

/** What the build wrote beside the HTML of this document; null where there is no such HTML. */
export function writtenPage(): WrittenPage | null {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return null;
  const page = JSON.parse(text) as WrittenPage;
  const answers = page.reads.map(([, data]) => data);
  return { ...page, snapshots: withReads(page.snapshots, answers) as WrittenPage['snapshots'] };
}

const plain = (pathname: string) => decodeURI(pathname).replace(/(?<=.)\/$/, '');

/** How the HTML of a document fits an address: `page`; `frame` where the page is to be drawn in its place; `none` where it is of another page. */
export function fitOf({ address }: WrittenPage, pathname: string): 'page' | 'frame' | 'none' {
  if (address === null) return 'frame';
  const written = new URL(address, 'http://store.invalid').pathname;
  return plain(written) === plain(pathname) ? 'page' : 'none';
}

/**
 * Gives elements the styles that HTML may not carry in attributes under a strict policy; rules of a file stood for them
 * until now. From here on they are React's.
 */
export function takeStyles(root: HTMLElement): void {
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
