import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.mjs';

/**
 * Imports a TypeScript module of the project in plain Node: Vite puts it and what it imports of the project into one
 * file. Node of before version 22 reads no types itself, and one file runs as fast as written JavaScript.
 */
export async function bundled(entry) {
  // Several may be under way at once, Node keeps what it imported by its address, and Vite's configuration has a copy of
  // this module of its own, which could not share a count.
  // Vite takes long to load, and who is refused before that needs none.
  const { build } = await import('vite');
  const folder = join(ROOT, 'node_modules/.cache/bundled', randomUUID());
  try {
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: entry,
        outDir: folder,
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(join(folder, 'bundle.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
