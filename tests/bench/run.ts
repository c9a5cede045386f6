import { fileURLToPath } from 'node:url';
import { findBin, run, TYPESCRIPT } from '../../scripts/tools/processes.ts';

const vitest = (project: string) => async () =>
  process.exit(await run([findBin('vitest'), 'run', `--project=${project}`]));

/** Each ends its process, with 1 where something is over a limit. */
const BENCHES: Record<string, () => Promise<unknown>> = {
  generation: vitest('bench'),
  headless: vitest('bench-headless'),
  backend: () => import('./backend.ts'),
  weight: () => import('./weight.ts'),
  preview: () => import('./preview.ts'),
  upload: () => import('./upload.ts'),
  bag: () => import('./bag.ts'),
  choices: () => import('./choices.ts'),
  filters: () => import('./filters.ts'),
  wall: () => import('./wall.ts'),
  pages: () => import('./pages.ts'),
  mirror: () => import('./mirror.ts'),
  charts: () => import('./charts.ts'),
  race: () => import('./race.ts'),
  build: () => import('./build.ts'),
};
/** These build the store; all others take what the first of them built. */
const BUILDING = ['weight', 'race'];
/** Takes minutes, and is run by its name alone. */
const ALONE = 'build';

/** Every bench in a process of its own; what is over a limit stops none of the others. */
async function runAll(): Promise<never> {
  const failed: string[] = [];
  for (const name of Object.keys(BENCHES).filter((each) => each !== ALONE)) {
    console.log(`\n── ${name}`);
    const more = BUILDING.includes(name) ? [] : ['--no-build'];
    if ((await run([...TYPESCRIPT, fileURLToPath(import.meta.url), name, ...more])) !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nOver a limit: ${failed.join(', ')}`);
  process.exit(failed.length ? 1 : 0);
}

const [name] = process.argv.slice(2);
if (name === undefined) await runAll();
else if (!BENCHES[name]) {
  console.error(`There is no bench ${name}: there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
} else {
  // What follows the name is the bench's own.
  process.argv.splice(2, 1);
  await BENCHES[name]();
}
