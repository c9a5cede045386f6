import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';

/** Changes every chart in many small ways and tells which of them its paths do not notice; charts by id, or all of them. */
const FOLDER = join(ROOT, 'test-results/mutants');

const { charts, mutate } = await bundled('tests/mutants/mutate.ts');
const asked = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });

const rows = (asked.length > 0 ? asked : charts).map((id) => {
  const begun = performance.now();
  const report = mutate(id);
  writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(report, null, 2)}\n`);
  for (const { id: part, change } of asked.length > 0 ? report.survivors : []) console.log(`${part} ${change}`);
  return { chart: id, made: report.made, killed: report.killed, ms: Math.round(performance.now() - begun) };
});
const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
console.table(rows);
console.log(`${sum('killed')} of ${sum('made')} noticed, in ${(sum('ms') / 1_000).toFixed(1)} s`);
