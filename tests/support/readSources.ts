import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../scripts/tools/listFiles.ts';

/**
 * The TypeScript files in folders of the project and below, by their paths from its root. By `import.meta.glob` each would
 * be a module that Vite resolves, transforms and hands over: seconds for all of `src`.
 */
export const readSources = (...folders: string[]): Record<string, string> =>
  Object.fromEntries(
    folders
      .flatMap((folder) => listFiles(folder).map((name) => join(folder, name)))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
