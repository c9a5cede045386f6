import type { PriceBand, PriceTable, RateColumn } from '../../src/domain/price.ts';

type Row = { size_band: 'under 256' | '256 to 1296' | 'over 1296' } & Record<RateColumn, string>;

/**
 * Rupees per square inch, as GET /api/getprice answers them (CONF-30). A larger piece costs less per
 * inch, but the step between bands is smaller than the step between two sizes of one picture, so
 * that no larger size of it is ever the cheaper one.
 */
export const priceRows: readonly Row[] = [
  {
    size_band: 'under 256',
    paper_print: '6.60',
    canvas_print: '8.50',
    paper_print_frame: '12.40',
    canvas_print_frame: '13.90',
    fine_art_paper_print: '8.00',
    fine_art_canvas_print: '10.20',
    fine_art_paper_print_frame: '14.20',
    fine_art_canvas_print_frame: '15.90',
  },
  {
    size_band: '256 to 1296',
    paper_print: '6.25',
    canvas_print: '8.00',
    paper_print_frame: '11.60',
    canvas_print_frame: '13.00',
    fine_art_paper_print: '7.40',
    fine_art_canvas_print: '9.50',
    fine_art_paper_print_frame: '13.20',
    fine_art_canvas_print_frame: '14.80',
  },
  {
    size_band: 'over 1296',
    paper_print: '5.95',
    canvas_print: '7.50',
    paper_print_frame: '10.90',
    canvas_print_frame: '12.20',
    fine_art_paper_print: '6.90',
    fine_art_canvas_print: '8.90',
    fine_art_paper_print_frame: '12.30',
    fine_art_canvas_print_frame: '13.80',
  },
];

const BANDS: Record<Row['size_band'], PriceBand> = {
  'under 256': 'under256',
  '256 to 1296': '256to1296',
  'over 1296': 'over1296',
};

const getRates = ({ size_band: _, ...rates }: Row) =>
  Object.fromEntries(Object.entries(rates).map(([column, rate]) => [column, Number(rate)])) as Record<
    RateColumn,
    number
  >;

/** The same table as the domain's price rule takes it, for the backend's own sums. */
export const priceTable: PriceTable = Object.fromEntries(
  priceRows.map((row) => [BANDS[row.size_band], getRates(row)]),
) as PriceTable;
