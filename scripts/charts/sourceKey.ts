import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { ROOT } from '../tools/processes.ts';

/** What a file imports of the project, by paths from its root. Types alone change nothing that a file does. */
function listImports(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const found = parseSync(file, text).program.body.flatMap((part) => {
    if (part.type === 'ImportDeclaration') return part.importKind === 'type' ? [] : part.source.value;
    if (part.type === 'ExportNamedDeclaration' || part.type === 'ExportAllDeclaration')
      return part.exportKind === 'type' ? [] : (part.source?.value ?? []);
    return [];
  });
  return found.filter((from) => from.startsWith('.')).map((from) => join(dirname(file), from.replace(/\?\w+$/, '')));
}

/** A short name for files and all that they import: with another, what they made and was stored no longer counts. */
export function getSourceKey(...files: string[]): string {
  const texts = new Map<string, string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(join(ROOT, file), 'utf8');
    texts.set(file, text);
    open.push(...listImports(file, text));
  }
  const hash = createHash('sha256');
  for (const file of [...texts.keys()].sort()) hash.update(`${file}\0${texts.get(file)}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** The key of all that lays charts out. */
export const getLayoutKey = (): string =>
  getSourceKey('src/visualiser/layout/savedLayouts.ts', 'node_modules/elkjs/package.json');
