import { createHash } from 'node:crypto';

/**
 * The style sheet of a page: those of its chunks, in their order, in one file. A page asks for one file in place of up to
 * sixteen, and a third of the bytes goes, for alike rules compress together. Named by what it holds, so that pages that
 * draw the same parts share it. Null where the texts are not known. `names` are files of the build.
 */
export function sheetOf({ sheets = {} }, names) {
  if (names.length === 0 || names.some((name) => sheets[name] === undefined)) return null;
  const text = names.map((name) => sheets[name]).join('\n');
  return { name: `assets/look-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`, text };
}
