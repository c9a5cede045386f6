import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger, loadEnv } from 'vite';
import { beside } from './pages/beside.mjs';
import { notingChunks } from './pages/chunks.mjs';
import { keptPages } from './pages/keptPages.mjs';
import { writePacked } from './pages/packed.mjs';
import { createReads } from './pages/reads.mjs';
import { openRendering } from './pages/rendering.mjs';
import { checkBackend, settingsOf } from './pages/settings.mjs';
import { writePages } from './pages/writePages.mjs';
import { ROOT } from './run.mjs';
import { refuseSecrets } from './secretsIn.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/pages');
/** What makes documents of pages: another one makes others. */
const WRITING = join(ROOT, 'scripts/pages');

/** What the embedded backend is called by while pages are made: no name of this, nor a port of one run, is to be in a page. */
const NOBODYS = 'http://backend.invalid';

/** Builds what draws pages in Node, by the store's own configuration, so that the names of styles and files agree. */
async function buildServer(folder, isEmbedded) {
  await build({
    root: ROOT,
    logLevel: 'error',
    // It reads files of its own beside itself.
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          server: join(ROOT, 'src/app/server.tsx'),
          site: join(ROOT, 'scripts/pages/site.ts'),
          ...(isEmbedded && { embedded: join(ROOT, 'scripts/pages/embedded.ts') }),
        },
      },
    },
  });
  const load = (name) => import(pathToFileURL(join(folder, `${name}.js`)).href);
  return { server: pathToFileURL(join(folder, 'server.js')).href, load, code: () => textOf(folder) };
}

/** All that stands in a folder, as one text that differs where a file does. */
const textOf = (folder) => {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(path.slice(folder.length)).update(readFileSync(path));
  return hash.digest('base64url');
};

const quiet = { info: () => {} };

/**
 * Builds the store into a folder, with its pages as HTML. The folder is as it was before where anything goes wrong, and
 * stays so until all is done. Gives how many pages were drawn and how many kept from before, and in how many seconds. Rejects
 * with an Error of one sentence where a setting or the backend cannot be meant. `packs`: a build for a real host brings its
 * assets compressed too.
 */
export async function buildSite({
  folder = join(ROOT, 'dist'),
  logLevel = 'info',
  env = process.env,
  packs = false,
} = {}) {
  const settings = settingsOf({ ...loadEnv('production', ROOT, ['VITE_', 'BACKEND_', 'PAGES']), ...env });
  const logger = logLevel === 'info' ? createLogger('info') : quiet;
  const { site: address, backend, hasPages } = settings;
  if (hasPages && backend) await checkBackend(backend);

  const made = join(CACHE, `server-${randomUUID()}`);
  const chunks = notingChunks();
  const finish = async (at) => {
    // the embedded backend has a demo customer, whose password everybody may know
    if (!backend) return;
    refuseSecrets(at, { ...loadEnv('production', ROOT, ''), ...env });
    if (packs) await writePacked(at, join(CACHE, 'packed'));
  };
  try {
    return await beside(folder, async (next) => {
      const [server] = await Promise.all([
        buildServer(made, !backend),
        build({ root: ROOT, logLevel, plugins: [chunks.plugin], build: { outDir: next, emptyOutDir: true } }),
      ]);
      const site = await server.load('site');
      if (!hasPages) {
        for (const { name, text } of site.bareSiteFiles(address)) writeFileSync(join(next, name), text);
        await finish(next);
        return { drawn: 0, kept: 0, seconds: 0 };
      }
      const template = readFileSync(join(next, 'index.html'), 'utf8');
      const noted = chunks.noted();
      let tellGone;
      const gone = new Promise((_, fail) => {
        tellGone = (why) => fail(new Error(`The backend at ${backend} answers no more: ${why}.`));
      });
      gone.catch(() => {});
      const ask = backend ? undefined : (await server.load('embedded')).askEmbedded();
      const reads = createReads({ ask, onGone: tellGone });
      const threads = Math.min(4, availableParallelism());
      const rendering = openRendering({ server: server.server, host: backend || NOBODYS, reads, threads });
      const kept = keptPages(
        join(CACHE, 'kept'),
        JSON.stringify([server.code(), textOf(WRITING), template, noted, settings]),
      );
      try {
        const {
          drawn,
          kept: same,
          missing,
          seconds,
        } = await writePages({
          folder: next,
          template,
          noted,
          rendering,
          reads,
          kept,
          site,
          address,
          backend: backend || 'the store itself',
          threads,
          gone,
        });
        logger.info(`pages: ${drawn} drawn, ${same} kept from before, ${seconds} s`);
        if (missing.length) logger.info(`pages left out, for they are not there: ${missing.join(', ')}`);
        await finish(next);
        return { drawn, kept: same, seconds };
      } finally {
        await rendering.close();
      }
    });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
