/** With one digit after the point. */
export const round = (number: number): number => Number(number.toFixed(1));

export const percentile = (times: readonly number[], share: number): number =>
  round([...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN);

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
