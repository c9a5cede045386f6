/** The pages that are raced, in the order of a visit. */
export const PAGES = ['home', 'list', 'detail', 'configurator'] as const;
export type PageName = (typeof PAGES)[number];

/**
 * The most of each figure, half a kB above what was weighed. Bytes are those before anybody touches the page, after gzip: `js` of all scripts, which are fetched
 * when the browser is idle, `executed` of those that run. Requests are those beside scripts; times are milliseconds.
 */
export const MAXIMA: Record<
  PageName,
  Record<'js' | 'executed' | 'css' | 'html' | 'requests' | 'lcp' | 'tbt' | 'cls', number>
> = {
  home: { js: 182_700, executed: 5_000, css: 12_000, html: 15_000, requests: 20, lcp: 2_000, tbt: 50, cls: 0 },
  list: { js: 186_500, executed: 5_000, css: 12_000, html: 15_600, requests: 20, lcp: 2_000, tbt: 50, cls: 0 },
  detail: { js: 199_000, executed: 5_000, css: 12_000, html: 15_700, requests: 15, lcp: 1_700, tbt: 50, cls: 0 },
  configurator: { js: 200_400, executed: 5_000, css: 12_000, html: 15_000, requests: 15, lcp: 2_000, tbt: 50, cls: 0 },
};

/** Below this a shift is a fraction of a pixel, which nobody sees. */
export const VISIBLE_SHIFT = 0.001;

/** The least that Lighthouse gives, of 100. */
export const MINIMA: Record<PageName, Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>> = {
  home: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  list: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  detail: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  configurator: { performance: 94, accessibility: 100, 'best-practices': 100, seo: 100 },
};
