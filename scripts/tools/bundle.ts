import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from './processes.ts';

const QUIET = { root: ROOT, configFile: false, logLevel: 'error', publicDir: false } as const;

/**
 * Imports a module of the project as Vite builds it: one that finds its parts by `import.meta.glob`, or is imported where
 * nothing else reads TypeScript (Vite's own process). `entry` is a path from the project's root.
 */
export async function importBuilt<Exports>(entry: string): Promise<Exports> {
  // Several may be under way at once, and Node never forgets what it imported by an address.
  const folder = join(ROOT, 'node_modules/.cache/bundled', randomUUID());
  try {
    await build({
      ...QUIET,
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

// biome-ignore lint/suspicious/noExplicitAny: any function may stand in the page
type Functions<Exports> = { [Name in keyof Exports]: (...args: any[]) => unknown };

/**
 * A module of the project for pages of a browser. Playwright hands functions over as text, and what reads TypeScript in
 * Node puts calls of a helper of its own into them; a module that is built for browsers holds all that it needs.
 */
export async function buildPageModule<Exports extends Functions<Exports>>(entry: string) {
  const built = await build({
    ...QUIET,
    build: { write: false, target: 'chrome120', lib: { entry: join(ROOT, entry), formats: ['iife'], name: 'inPage' } },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error(`${entry} was not built.`);
  const content = `${first.output[0].code}\nglobalThis.inPage = inPage;`;
  return {
    /** Puts the module into every document that a page opens from now on. */
    addTo: (page: Page) => page.addInitScript({ content }),
    /** Calls a function of the module in a page. */
    call: <Name extends keyof Exports & string>(page: Page, name: Name, ...args: Parameters<Exports[Name]>) =>
      page.evaluate(
        ([of, args]) => (globalThis as unknown as { inPage: Functions<Exports> }).inPage[of as Name](...args),
        [name, args] as [string, unknown[]],
      ) as Promise<Awaited<ReturnType<Exports[Name]>>>,
  };
}
