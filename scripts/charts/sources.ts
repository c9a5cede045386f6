import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../tools/processes.ts';

/** What a file imports of the project, from its own folder. Types alone change nothing that a file does. */
function listImports(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found = parseSync(file, text).program.body.flatMap((part) => {
    if (part.type === 'ImportDeclaration') return part.importKind === 'type' ? [] : part.source.value;
    if (part.type === 'ExportNamedDeclaration' || part.type === 'ExportAllDeclaration')
      return part.exportKind === 'type' ? [] : (part.source?.value ?? []);
    return [];
  });
  return found.filter((from) => from.startsWith('.')).map((from) => from.replace(/\?\w+$/, ''));
}

export type Sources = ReturnType<typeof readSources>;

/**
 * Reads the project's files, each once, to find whether anything that made a result has changed since.
 * Paths are from the project's root.
 */
export function readSources() {
  const texts = new Map<string, string>();
  const text = (file: string): string => {
    const known = texts.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
    texts.set(file, known);
    return known;
  };
  const imports = new Map<string, string[]>();
  const getImports = (file: string) => {
    const known = imports.get(file) ?? listImports(file, text(file)).map((from) => join(dirname(file), from));
    imports.set(file, known);
    return known;
  };

  /** The files that a module consists of: itself and what it imports, however deep. */
  const getParts = (entries: readonly string[]): string[] => {
    const parts = new Set<string>();
    const open = [...entries];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (parts.has(file)) continue;
      parts.add(file);
      open.push(...getImports(file));
    }
    return [...parts].sort();
  };

  return {
    text,
    /** Files right in a folder, or below it; none where there is no such folder. */
    filesIn(folder: string, { isDeep = false } = {}): string[] {
      try {
        return readdirSync(join(ROOT, folder), { recursive: isDeep, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(folder, entry.parentPath.slice(join(ROOT, folder).length), entry.name))
          .sort();
      } catch {
        return [];
      }
    },
    partsOf: getParts,
    /** A short name for what some files hold now, with all that they import. */
    keyOf(...entries: string[]): string {
      const hash = createHash('sha256');
      for (const part of getParts(entries)) hash.update(`${part}\0${text(part)}\0`);
      return hash.digest('hex').slice(0, 16);
    },
  };
}

/** A short name for all that lays charts out: with another, a layout that is stored no longer counts. */
export const getLayoutKey = (read: Sources): string =>
  read.keyOf('src/visualiser/layout/savedLayouts.ts', 'node_modules/elkjs/package.json');
