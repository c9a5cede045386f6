import { relative, sep } from 'node:path';

/** @typedef {{ file: string, imports: string[], styles: string[] }} Chunk */

/** What the document starts. Vite drops an entry's own file where its module went into one that pages share. */
const STARTED = 'src/app/main.tsx';
/** What hydrates every page. */
const START = 'src/app/start.tsx';
/** Files that export pages. */
const PAGES = /^src\/(app\/entries|pages)\/.*\.tsx$/;

/**
 * Notes which files a build makes, so that a page's HTML can name those it needs before any script runs. Vite's manifest
 * tells the same, but not where modules went that share a file, and would have to be kept from being shipped.
 */
export function notingChunks() {
  /** @type {Map<string, Chunk>} by the file */
  const chunks = new Map();
  /** @type {Map<string, string>} the file that holds a module, by the module's path from the project's root */
  const holders = new Map();
  /** @type {Map<string, string>} the file that holds a page, by what the page is exported as */
  const pages = new Map();
  /** @type {Map<string, string>} what became of other files, by their path from the project's root */
  const assets = new Map();
  /** @type {Map<string, string>} the texts of style sheets by their files */
  const sheets = new Map();
  let entry = '';
  let root = '';
  return {
    /** @type {import('vite').Plugin} */
    plugin: {
      name: 'noting-chunks',
      configResolved(config) {
        root = config.root;
      },
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const made of Object.values(bundle)) {
            if (made.type === 'asset') {
              for (const from of made.originalFileNames ?? []) assets.set(from, made.fileName);
              if (made.fileName.endsWith('.css')) sheets.set(made.fileName, String(made.source));
              continue;
            }
            const { fileName, imports, moduleIds, viteMetadata, isEntry } = made;
            chunks.set(fileName, { file: fileName, imports, styles: [...(viteMetadata?.importedCss ?? [])] });
            if (isEntry) entry = fileName;
            for (const id of moduleIds) {
              const module = relative(root, id).split(sep).join('/');
              holders.set(module, fileName);
              if (PAGES.test(module))
                for (const name of this.getModuleInfo(id)?.exports ?? []) pages.set(name, fileName);
            }
          }
        },
      },
    },
    /** What was noted, as data. */
    noted: () => ({
      entry: entry || holders.get(STARTED),
      chunks: Object.fromEntries(chunks),
      start: holders.get(START),
      pages: Object.fromEntries(pages),
      assets: Object.fromEntries(assets),
      sheets: Object.fromEntries(sheets),
    }),
  };
}

/**
 * The files that a page needs: `scripts` without the entry, and `styles`, each once, what all pages need first. `page` is
 * what the page is exported as, null for what stands around every page. Throws where no file holds such a page.
 */
export function filesOf({ entry, start, pages, chunks }, page) {
  if (page && !pages[page]) throw new Error(`No file of the build holds the page ${page}.`);
  const seen = new Set();
  const styles = new Set();
  const visit = (file) => {
    if (seen.has(file) || !chunks[file]) return;
    seen.add(file);
    // Rules of a shared part stand before those of what uses it.
    chunks[file].imports.forEach(visit);
    for (const style of chunks[file].styles) styles.add(style);
  };
  for (const file of [entry, start, pages[page]]) visit(file);
  return { scripts: [...seen].filter((file) => file !== entry), styles: [...styles] };
}

/** What the build made of a file that stands below the project's root, or in a package, by the end of its path; null for nothing. */
export const assetOf = ({ assets }, end) => Object.entries(assets).find(([from]) => from.endsWith(end))?.[1] ?? null;
