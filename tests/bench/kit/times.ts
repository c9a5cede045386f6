/** With so many digits after the point. */
export const round = (number: number, digits = 1): number => Number(number.toFixed(digits));

export const percentile = (times: readonly number[], share: number, digits = 1): number =>
  round([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN, digits);

/** The one in the middle; of an even number the lower of the two. NaN of none. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;

/** How often what is over its limit is measured: the machine may have had other things to do. */
const RUNS = 3;

/** Measures until all is within its limits, so often at most; the last run counts, and states which it was. */
export async function measureUntilWithin<Row extends object>(
  measure: () => Promise<readonly Row[]>,
  isWithin: (row: Row) => boolean,
): Promise<(Row & { run: number })[]> {
  for (let run = 1; ; run++) {
    const rows = await measure();
    if (run === RUNS || rows.every(isWithin)) return rows.map((row) => ({ ...row, run }));
  }
}
