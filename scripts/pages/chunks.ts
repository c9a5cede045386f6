import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

type Chunk = { file: string; imports: string[]; styles: string[] };

/** The files of a build, as data. */
export type BuildFiles = {
  /** What the document starts, and what hydrates every page. */
  entry: string | undefined;
  start: string | undefined;
  /** By the file. */
  chunks: Record<string, Chunk>;
  /** The file that holds a page, by what the page is exported as. */
  pages: Record<string, string>;
  /** What became of other files, by their path from the project's root. */
  assets: Record<string, string>;
  /** The texts of style sheets by their files. */
  sheets: Record<string, string>;
};

/** What the document starts. Vite drops an entry's own file where its module went into one that pages share. */
const STARTED = 'src/app/main.tsx';
/** What hydrates every page. */
const START = 'src/app/start.tsx';
/** Files that export pages. */
const PAGES = /^src\/routes\/.*\.tsx$/;

/**
 * Records which files a build makes, so that a page's HTML can name those it needs before any script runs. Vite's manifest
 * holds the same, but not where modules went that share a file, and would have to be prevented from being shipped.
 */
export function recordChunks(): { plugin: Plugin; files: () => BuildFiles } {
  const chunks: BuildFiles['chunks'] = {};
  const pages: BuildFiles['pages'] = {};
  const assets: BuildFiles['assets'] = {};
  const sheets: BuildFiles['sheets'] = {};
  /** The file that holds a module, by the module's path from the project's root. */
  const holders: Record<string, string> = {};
  let entry: string | undefined;
  let root = '';
  return {
    plugin: {
      name: 'record-chunks',
      configResolved(config) {
        root = config.root;
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const made of Object.values(bundle)) {
            const { fileName } = made;
            if (made.type === 'asset') {
              for (const from of made.originalFileNames) assets[from] = fileName;
              if (fileName.endsWith('.css')) sheets[fileName] = String(made.source);
              continue;
            }
            const { imports, viteMetadata } = made;
            chunks[fileName] = { file: fileName, imports, styles: [...(viteMetadata?.importedCss ?? [])] };
            if (made.isEntry) entry = fileName;
            for (const id of made.moduleIds) {
              const module = relative(root, id).split(sep).join('/');
              holders[module] = fileName;
              if (PAGES.test(module)) for (const name of this.getModuleInfo(id)?.exports ?? []) pages[name] = fileName;
            }
          }
        },
      },
    },
    files: () => ({ entry: entry || holders[STARTED], chunks, start: holders[START], pages, assets, sheets }),
  };
}

/**
 * The files that a page needs: `scripts` without the entry, and `styles`, each once, what all pages need first. `page` is
 * what the page is exported as, null for what stands around every page. Throws where no file holds such a page.
 */
export function getPageFiles({ entry, start, pages, chunks }: BuildFiles, page: string | null) {
  if (page && !pages[page]) throw new Error(`No file of the build holds the page ${page}.`);
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string | null | undefined) => {
    const chunk = file && !seen.has(file) && chunks[file];
    if (!chunk) return;
    seen.add(chunk.file);
    // Rules of a shared part stand before those of what uses it.
    chunk.imports.forEach(visit);
    for (const style of chunk.styles) styles.add(style);
  };
  for (const file of [entry, start, page && pages[page]]) visit(file);
  return { scripts: [...seen].filter((file) => file !== entry), styles: [...styles] };
}

/** What the build made of a file that stands below the project's root, or in a package, by the end of its path; null for nothing. */
export const findAsset = ({ assets }: BuildFiles, end: string): string | null =>
  Object.entries(assets).find(([from]) => from.endsWith(end))?.[1] ?? null;
