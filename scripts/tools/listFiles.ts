import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, by their paths from it, in the order of those. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .sort();
