/** How the others were measured, and when. */
export const METHOD =
  'On one machine of 2 cores, in November 2026: production builds, loaded cold in headless Chromium (412 × 823, DPR 1.75), bodies packed anew with gzip -9; Lighthouse 12.8.2 with its default mobile settings, median of 3.';

/** Home, list and detail: kilobytes of JavaScript after gzip, Lighthouse's performance, seconds of LCP, milliseconds of TBT. */
export type Figures = { store: string; js: number[]; lighthouse: number[]; lcp: number[]; tbt: number[] };

export const REFERENCE: Figures[] = [
  {
    store: 'floor: React 19, router, Query, XState and nothing else, prerendered',
    js: [105],
    lighthouse: [99],
    lcp: [2.1],
    tbt: [30],
  },
  {
    store: 'Hydrogen skeleton (React 18)',
    js: [110, 110, 112],
    lighthouse: [93, 99, 99],
    lcp: [3.0, 2.1, 1.7],
    tbt: [20, 8, 2],
  },
  {
    store: 'vercel/commerce',
    js: [173, 175, 177],
    lighthouse: [90, 81, 99],
    lcp: [2.9, 3.4, 1.6],
    tbt: [247, 402, 97],
  },
  {
    store: 'Medusa dtc starter',
    js: [177, 218, 199],
    lighthouse: [98, 79, 95],
    lcp: [2.3, 5.2, 2.8],
    tbt: [90, 179, 94],
  },
  {
    store: 'Saleor storefront',
    js: [245, 253, 281],
    lighthouse: [85, 84, 71],
    lcp: [3.7, 4.3, 5.0],
    tbt: [249, 143, 414],
  },
  { store: 'Catalyst', js: [306, 336, 354], lighthouse: [65, 67, 64], lcp: [5.8, 5.8, 6.0], tbt: [237, 411, 337] },
];
