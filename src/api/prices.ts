import * as v from 'valibot';
import type { PriceBand, PriceTable } from '../domain/price.ts';
import { getJson } from './client.ts';
import { ApiFailure } from './failure.ts';
import { decimalSchema } from './fields.ts';

const BANDS: ReadonlyMap<string, PriceBand> = new Map([
  ['under 256', 'under256'],
  ['256 to 1296', '256to1296'],
  ['over 1296', 'over1296'],
]);

const rate = v.pipe(decimalSchema, v.transform(Number));
const Row = v.object({
  size_band: v.string(),
  paper_print: rate,
  canvas_print: rate,
  paper_print_frame: rate,
  canvas_print_frame: rate,
  fine_art_paper_print: rate,
  fine_art_canvas_print: rate,
  fine_art_paper_print_frame: rate,
  fine_art_canvas_print_frame: rate,
});

/** The rates in rupees a square inch, by size band and column (API-40, CONF-30). A table without one of the bands is 'unreadable'. */
export async function fetchPriceTable(signal?: AbortSignal): Promise<PriceTable> {
  const rows = await getJson(v.array(Row), '/api/getprice', { signal });
  const table: Partial<PriceTable> = {};
  for (const { size_band, ...rates } of rows) {
    const band = BANDS.get(size_band.trim().toLowerCase());
    if (band) table[band] = rates;
  }
  const missing = [...BANDS].find(([, band]) => !table[band]);
  if (missing) throw new ApiFailure('unreadable', { status: 200, detail: `size_band: no row for '${missing[0]}'` });
  return table as PriceTable;
}
