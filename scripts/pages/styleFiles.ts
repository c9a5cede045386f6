import { createHash } from 'node:crypto';
import type { BuildFiles } from './chunks.ts';

export type StyleFile = { name: string; text: string };

/** A file named by what it holds, so that pages with the same styles share it. */
const createHashedFile = (kind: 'look' | 'page', text: string): StyleFile => ({
  name: `assets/${kind}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`,
  text,
});

/**
 * The style sheet of a page: those of its chunks, in their order, in one file. A page asks for one file in place of up to
 * sixteen, and a third of the bytes goes, for alike rules compress together. Null where the texts are not known. `names` are
 * files of the build.
 */
export function createPageSheet({ sheets }: Pick<BuildFiles, 'sheets'>, names: readonly string[]): StyleFile | null {
  if (names.length === 0 || names.some((name) => sheets[name] === undefined)) return null;
  return createHashedFile('look', names.map((name) => sheets[name]).join('\n'));
}

/** The file that a page's own rules go to; null without rules. */
export const createRulesFile = (styles: string): StyleFile | null => (styles ? createHashedFile('page', styles) : null);
