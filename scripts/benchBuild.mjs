import { fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite } from './buildSite.mjs';
import { bundled } from './bundled.mjs';
import { ROOT } from './run.mjs';

const SELF = fileURLToPath(import.meta.url);
const REPORTS = join(ROOT, 'test-results/bench');
const PRODUCTS = 1_000;
/** Seconds for the pages of so many products. */
const MOST = 60;

const message = (child) =>
  new Promise((done, fail) => {
    child.once('message', done);
    child.once('exit', (code) => fail(new Error(`The backend ended with ${code}.`)));
  });

/** The backend of the child: a process of its own, as a real one is. */
async function serveBackend() {
  const { serveMany } = await bundled('tests/bench/backend.ts');
  const { url, renameOne } = await serveMany(PRODUCTS);
  process.on('message', () => {
    renameOne();
    process.send('renamed');
  });
  process.send(url);
}

async function timed(what, folder) {
  const start = performance.now();
  const { drawn, kept, seconds } = await buildSite({ folder, logLevel: 'warn' });
  const whole = Number(((performance.now() - start) / 1000).toFixed(1));
  return {
    build: what,
    'pages drawn': drawn,
    'pages kept': kept,
    'seconds for pages': seconds,
    'seconds in all': whole,
  };
}

/** Three builds of a shop with a thousand prints: with nothing kept, with nothing changed, and with one print renamed. */
async function bench() {
  const folder = join(REPORTS, 'dist');
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(ROOT, 'node_modules/.cache/pages/kept'), { recursive: true, force: true });
  const backend = fork(SELF, ['backend']);
  process.env.VITE_API_HOST = await message(backend);
  process.env.VITE_SITE_URL = 'https://store.example';
  try {
    const rows = [await timed('first', folder), await timed('nothing changed', folder)];
    backend.send('rename');
    await message(backend);
    rows.push(await timed('one product changed', folder));
    writeFileSync(
      join(REPORTS, 'pages.json'),
      `${JSON.stringify({ measured: new Date().toISOString(), rows }, null, 2)}\n`,
    );
    console.table(rows);
    return rows;
  } finally {
    backend.removeAllListeners('exit');
    backend.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[2] === 'backend') {
  await serveBackend();
} else {
  mkdirSync(REPORTS, { recursive: true });
  const [first] = await bench();
  const isSlow = first['seconds for pages'] > MOST;
  if (isSlow) console.error(`${first['pages drawn']} pages took ${first['seconds for pages']} s, ${MOST} allowed.`);
  process.exit(isSlow ? 1 : 0);
}
