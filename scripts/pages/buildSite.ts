import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createLogger, loadEnv } from 'vite';
import { createSiteFiles, PUBLIC_PATHS } from '../../src/domain/sitemap.ts';
import { listFiles } from '../tools/listFiles.ts';
import { ROOT } from '../tools/processes.ts';
import { assertNoSecrets } from '../tools/secrets.ts';
import { atomicPublish } from './atomicPublish.ts';
import { recordChunks } from './chunks.ts';
import type * as Embedded from './embedded.ts';
import { createFetchCache } from './fetchCache.ts';
import { openPageCache } from './pageCache.ts';
import { precompress } from './precompress.ts';
import { openRenderPool } from './renderPool.ts';
import { assertReachable, parseSettings } from './settings.ts';
import { writePages } from './writePages.ts';

const CACHE = join(ROOT, 'node_modules/.cache/pages');
/** What makes documents of pages: another one makes others. */
const WRITING = join(ROOT, 'scripts/pages');

/** What the embedded backend is called by while pages are made: no name of this, nor a port of one run, is to be in a page. */
const NOBODYS = 'http://backend.invalid';

/** Builds what renders pages in Node, by the store's own configuration, so that the names of styles and files agree. */
async function buildServer(folder: string, isEmbedded: boolean) {
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
          renderWorker: join(ROOT, 'scripts/pages/renderWorker.ts'),
          ...(isEmbedded && { embedded: join(ROOT, 'scripts/pages/embedded.ts') }),
        },
      },
    },
  });
  const getAddress = (name: string) => pathToFileURL(join(folder, `${name}.js`)).href;
  const embedded: typeof Embedded | undefined = isEmbedded ? await import(getAddress('embedded')) : undefined;
  return {
    server: getAddress('server'),
    worker: getAddress('renderWorker'),
    fetchText: embedded?.createEmbeddedFetch(),
  };
}

/** A text that is another one as soon as a file of the folder is. */
const hashFolder = (folder: string) => {
  const hash = createHash('sha256');
  for (const name of listFiles(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('base64url');
};

type Options = {
  folder?: string;
  logLevel?: 'info' | 'warn' | 'silent';
  env?: Record<string, string | undefined>;
  /** A build for a real host brings its assets compressed too. */
  packs?: boolean;
};

/**
 * Builds the store into a folder, with its pages as HTML. The folder is as it was before where anything goes wrong, and
 * stays so until all is done. Gives how many pages were drawn and how many reused from before, and in how many seconds. Rejects
 * with an Error of one sentence where a setting or the backend cannot be meant.
 */
export async function buildSite({
  folder = join(ROOT, 'dist'),
  logLevel = 'info',
  env = process.env,
  packs = false,
}: Options = {}): Promise<{ rendered: number; reused: number; seconds: number }> {
  const settings = parseSettings({ ...loadEnv('production', ROOT, ['VITE_', 'BACKEND_', 'PAGES']), ...env });
  const log = (text: string) => logLevel === 'info' && createLogger('info').info(text);
  const { site: address, backend, pages } = settings;
  if (pages > 0 && backend) await assertReachable(backend);

  const serverFolder = join(CACHE, `server-${randomUUID()}`);
  const chunks = recordChunks();
  const finish = async (at: string) => {
    // the embedded backend has a demo customer, whose password everybody may know
    if (!backend) return;
    assertNoSecrets(at, { ...loadEnv('production', ROOT, ''), ...env });
    if (packs) await precompress(at);
  };
  try {
    return await atomicPublish(folder, async (next) => {
      const [{ fetchText, ...code }] = await Promise.all([
        buildServer(serverFolder, !backend),
        build({ root: ROOT, logLevel, plugins: [chunks.plugin], build: { outDir: next, emptyOutDir: true } }),
      ]);
      if (pages === 0) {
        const publicPages = PUBLIC_PATHS.map((path) => ({ path, lastModified: null }));
        for (const { name, text } of createSiteFiles(address, publicPages)) writeFileSync(join(next, name), text);
        await finish(next);
        return { rendered: 0, reused: 0, seconds: 0 };
      }
      const html = readFileSync(join(next, 'index.html'), 'utf8');
      const reads = createFetchCache({ fetchText });
      const threads = Math.min(4, availableParallelism());
      const pool = openRenderPool({ ...code, host: backend || NOBODYS, reads, threads });
      const cacheKey = JSON.stringify([hashFolder(serverFolder), hashFolder(WRITING), html, chunks.files(), settings]);
      try {
        const { missing, ...written } = await writePages({
          folder: next,
          template: html,
          build: chunks.files(),
          pool,
          reads,
          cache: openPageCache(join(CACHE, 'rendered'), cacheKey),
          address,
          backend: backend || 'the store itself',
          pages,
          threads,
        });
        log(`pages: ${written.rendered} drawn, ${written.reused} reused from before, ${written.seconds} s`);
        if (missing.length) log(`pages left out, for they are not there: ${missing.join(', ')}`);
        await finish(next);
        return written;
      } finally {
        await pool.close();
      }
    });
  } finally {
    rmSync(serverFolder, { recursive: true, force: true });
  }
}
