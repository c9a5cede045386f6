import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './run.mjs';

/** What a file imports of the project. Types alone change nothing that a file does. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)(?!\s+type\b)[^;'"]*?\bfrom\s*'(\.[^'?]+)(?:\?\w+)?'|(?:^|\n)\s*import\s*'(\.[^'?]+)'/g;

/**
 * Reads the project's files, each once, to tell whether anything that made a result has changed since.
 * Paths are from the project's root.
 */
export function readSources() {
  const texts = new Map();
  const text = (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(join(ROOT, file), 'utf8'));
    return texts.get(file);
  };
  const importsOf = (file) =>
    [...text(file).matchAll(IMPORT)].map(([, from, bare]) => join(dirname(file), from ?? bare));

  /** The files that a module consists of: itself and what it imports, however deep. */
  const partsOf = (entries) => {
    const parts = new Set();
    const open = [...entries];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (parts.has(file)) continue;
      parts.add(file);
      open.push(...importsOf(file));
    }
    return [...parts].sort();
  };

  return {
    text,
    /** Files right in a folder, or below it; none where there is no such folder. */
    filesIn(folder, { isDeep = false } = {}) {
      try {
        return readdirSync(join(ROOT, folder), { recursive: isDeep, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(folder, entry.parentPath.slice(join(ROOT, folder).length), entry.name))
          .sort();
      } catch {
        return [];
      }
    },
    partsOf,
    /** A short name for what some files hold now, with all that they import. */
    keyOf(...entries) {
      const hash = createHash('sha256');
      for (const part of partsOf(entries)) hash.update(`${part}\0${text(part)}\0`);
      return hash.digest('hex').slice(0, 16);
    },
  };
}

/** A short name for all that lays charts out: with another, a layout that is kept no longer counts. */
export const layoutKey = (read) => read.keyOf('src/visualiser/layout/layoutOf.ts', 'node_modules/elkjs/package.json');
