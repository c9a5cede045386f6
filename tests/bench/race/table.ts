import type { Row } from './figures.ts';
import { MAXIMA } from './limits.ts';
import { METHOD, REFERENCE } from './reference.ts';

const kB = (bytes = 0) => (bytes / 1000).toFixed(1);
const s = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
const ms = (milliseconds: number) => (Number.isFinite(milliseconds) ? String(milliseconds) : 'lost');

/** What is shown of each page, by the head of its column. */
const COLUMNS: [string, (row: Row) => string][] = [
  ['page', ({ page }) => page],
  ['HTML kB', ({ bytes }) => kB(bytes.html)],
  ['CSS kB', ({ bytes }) => kB(bytes.css)],
  ['JS kB executed before the first sign', ({ executed, page }) => `${kB(executed)} of ${kB(MAXIMA[page].executed)}`],
  ['JS kB fetched when idle', ({ bytes, page }) => `${kB(bytes.js)} of ${kB(MAXIMA[page].js)}`],
  ['fonts kB', ({ bytes }) => kB(bytes.font)],
  ['pictures kB', ({ bytes }) => kB(bytes.image)],
  ['JSON kB', ({ bytes }) => kB(bytes.json)],
  ['requests', ({ requests }) => String(requests)],
  ['JS kB with the first sign', ({ sign }) => kB(sign.js)],
  ['Lighthouse', ({ lighthouse }) => Object.values(lighthouse).join(' / ')],
  ['LCP s', ({ lcp }) => s(lcp)],
  ['TBT ms', ({ tbt }) => ms(tbt)],
  ['CLS', ({ cls }) => String(cls)],
  ['LCP s, slowed', ({ own }) => s(own.lcp)],
  ['TBT ms, slowed', ({ own }) => ms(own.tbt)],
  ['press to paint ms, at once', ({ press }) => ms(press.atOnce)],
  ['press to paint ms, the code fetched', ({ press }) => ms(press.fetched)],
  ['press to paint ms, settled', ({ press }) => ms(press.settled)],
];

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const getTable = (heads: string[], lines: string[][]) =>
  [line(heads), line(heads.map(() => '---')), ...lines.map(line)].join('\n');

const values = (numbers: number[]) => numbers.join(' / ');

/** Home, list and detail beside those of others. */
const formatComparison = (rows: Row[]) => {
  const three = rows.slice(0, 3);
  return getTable(
    ['store', 'JS kB, home / list / detail', 'Lighthouse', 'LCP s', 'TBT ms'],
    [
      [
        '**this store**',
        three.map(({ bytes }) => kB(bytes.js)).join(' / '),
        three.map(({ lighthouse }) => lighthouse.performance).join(' / '),
        three.map(({ lcp }) => s(lcp)).join(' / '),
        three.map(({ tbt }) => ms(tbt)).join(' / '),
      ],
      ...REFERENCE.map(({ store, js, lighthouse, lcp, tbt }) => [store, ...[js, lighthouse, lcp, tbt].map(values)]),
    ],
  );
};

/** Figures as they stand in docs/performance.md; `measured` is a date, `overLimit` what is over its limit. */
export const formatFigures = (rows: Row[], measured: string, runs: number, overLimit: string[]): string =>
  [
    `Measured on ${measured}, median of ${runs}.`,
    getTable(
      COLUMNS.map(([head]) => head),
      rows.map((row) => COLUMNS.map(([, show]) => show(row))),
    ),
    'Lighthouse: performance / accessibility / best practices / SEO. "Slowed" is our own look, with requests really held back.',
    '### Beside others',
    formatComparison(rows),
    `The others: ${METHOD}`,
    '### What is missed',
    overLimit.length ? overLimit.map((each) => `- ${each}`).join('\n') : 'Nothing.',
  ].join('\n\n');

/** What the table shows of each page, a plain object each. */
export const getCells = (rows: Row[]) =>
  rows.map((row) => Object.fromEntries(COLUMNS.map(([head, cell]) => [head, cell(row)])));

/** The same for a screen: the pages' figures side by side, then the others. */
export function printRows(rows: Row[]): void {
  const all = COLUMNS.slice(1).map(([head, cell]) => [
    head,
    Object.fromEntries(rows.map((row) => [row.page, cell(row)])),
  ]);
  console.table(Object.fromEntries(all));
  for (const { page, path, own, press } of rows)
    console.log(`${page}: ${path}; largest: ${own.element}; press: ${press.what}`);
  console.log(`\n${formatComparison(rows)}`);
}
