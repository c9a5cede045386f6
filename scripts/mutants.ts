import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as Mutate from '../tests/mutants/mutate.ts';
import { importBuilt } from './tools/bundle.ts';
import { ROOT } from './tools/processes.ts';

/** Changes every chart in many small ways and lists which of them its paths do not notice; charts by id, or all of them. */
const FOLDER = join(ROOT, 'test-results/mutants');

const { chartIds, testMutants } = await importBuilt<typeof Mutate>('tests/mutants/mutate.ts');
const ids = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });

const rows = (ids.length > 0 ? ids : chartIds).map((id) => {
  const startedAt = performance.now();
  const report = testMutants(id);
  writeFileSync(join(FOLDER, `${id}.json`), `${JSON.stringify(report, null, 2)}\n`);
  for (const { id: part, change } of ids.length > 0 ? report.survivors : []) console.log(`${part} ${change}`);
  return { chart: id, made: report.made, killed: report.killed, ms: Math.round(performance.now() - startedAt) };
});
const sum = (column: 'made' | 'killed' | 'ms') => rows.reduce((total, row) => total + row[column], 0);
console.table(rows);
console.log(`${sum('killed')} of ${sum('made')} noticed, in ${(sum('ms') / 1_000).toFixed(1)} s`);
