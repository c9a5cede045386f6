import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './processes.ts';

const RULES = 'src/ui/fonts.css';

/** What the store sets type with: kerning, ligatures and figures of one width; small capitals and the like stay behind. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum'];

/** From which file of the family each small one is taken: the sign of the rupee stands among the extended letters. */
const SOURCES: Record<string, string> = {
  fraunces: 'fraunces/files/fraunces-latin-wght-normal.woff2',
  'fraunces-rupee': 'fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  'instrument-sans': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The letters of a `unicode-range`, as one text. */
export const getLetters = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');

export type SmallFont = { name: string; file: string; letters: string; wght: { min: number; max: number } };

/** The small files that the style sheet asks for, each with its letters and its weights; they stand nowhere else. */
export async function readSmallFonts(): Promise<SmallFont[]> {
  const rules = (await readFile(join(ROOT, RULES), 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
  return rules.flatMap((rule) => {
    const name = rule.match(/url\("\.\/fonts\/([\w-]+)\.woff2/)?.[1];
    if (!name) return [];
    const [, min, max] = rule.match(/font-weight: (\d+) (\d+);/) ?? [];
    const letters = getLetters(rule.match(/unicode-range:([^;]*);/)?.[1] ?? '');
    return [{ name, file: `src/ui/fonts/${name}.woff2`, letters, wght: { min: Number(min), max: Number(max) } }];
  });
}

/** The bytes (WOFF2) of a small file, made anew from the whole one. */
export async function createSubset({ name, letters, wght }: SmallFont): Promise<Buffer> {
  const whole = await readFile(join(ROOT, `node_modules/@fontsource-variable/${SOURCES[name]}`));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES });
}
