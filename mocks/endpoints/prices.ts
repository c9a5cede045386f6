import { plainEndpoint } from './readEndpoints.ts';

/** The price table (API-40). */
export const priceEndpoints = [
  plainEndpoint({
    name: 'prices.list',
    rows: ['API-40'],
    path: '/api/getprice',
    does: 'Answers the rates that every price of a print is reckoned from.',
    holds:
      'A list of three rows: `size_band` (`under 256`, `256 to 1296`, `over 1296` square inches) and eight rates in rupees per square inch as decimal strings, `paper_print` to `fine_art_canvas_print_frame`.',
  }),
];
