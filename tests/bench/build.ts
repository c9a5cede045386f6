import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../../scripts/pages/buildSite.ts';
import { ROOT } from '../../scripts/tools/processes.ts';
import { REPORTS, report, runBench } from './kit/bench.ts';
import { runInChild } from './kit/childProcess.ts';
import { round } from './kit/times.ts';

const PRODUCTS = 1_000;
/** Seconds for the pages of so many products. */
const MOST = 60;

async function time(name: string, folder: string) {
  const start = performance.now();
  const { rendered, reused, seconds } = await buildSite({ folder, logLevel: 'warn' });
  return {
    build: name,
    'pages drawn': rendered,
    'pages kept': reused,
    'seconds for pages': seconds,
    'seconds in all': round((performance.now() - start) / 1000),
  };
}

/** Three builds of a shop with a thousand prints: with nothing stored, with nothing changed, and with one print renamed. */
await runBench(async () => {
  const folder = join(REPORTS, 'dist');
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(ROOT, 'node_modules/.cache/pages/kept'), { recursive: true, force: true });
  const backend = await runInChild('many', PRODUCTS);
  Object.assign(process.env, {
    VITE_API_HOST: backend.result,
    VITE_SITE_URL: 'https://store.example',
    VITE_SUPPORT_PHONE: '+91 484 000 0000',
    VITE_SUPPORT_MAIL: 'hello@store.example',
  });
  try {
    const first = await time('first', folder);
    const second = await time('nothing changed', folder);
    await backend.renameOne();
    report('build', { rows: [first, second, await time('one product changed', folder)] });
    const { 'pages drawn': rendered, 'seconds for pages': seconds } = first;
    return seconds > MOST ? [`${rendered} pages took ${seconds} s, ${MOST} allowed.`] : [];
  } finally {
    backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
