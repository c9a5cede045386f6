import { join } from 'node:path';
import { findBin, ROOT, run, TYPESCRIPT } from '../../scripts/tools/processes.ts';

/** Every bench in its turn; the store is built for the first that needs it. What is over a limit stops none of the others. */
const BENCHES = [
  'backend',
  'weight',
  'preview',
  'upload',
  'bag',
  'choices',
  'filters',
  'wall',
  'pages',
  'mirror',
  'charts',
  'race',
];
const BUILDING = ['weight', 'race'];

const failed: string[] = [];
if ((await run([findBin('vitest'), 'run', '--project=bench'])) !== 0) failed.push('generation');
if ((await run([findBin('vitest'), 'run', '--project=bench-headless'])) !== 0) failed.push('headless');
for (const name of BENCHES) {
  console.log(`\n── ${name}`);
  const more = BUILDING.includes(name) ? [] : ['--no-build'];
  if ((await run([...TYPESCRIPT, join(ROOT, `tests/bench/${name}.ts`), ...more])) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nOver a limit: ${failed.join(', ')}`);
process.exit(failed.length ? 1 : 0);
