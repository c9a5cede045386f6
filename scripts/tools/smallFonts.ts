import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FontFaceRule, type FontWeight, transform, type UnicodeRange } from 'lightningcss';
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

/** A file that the style sheet names, with the family, the letters and the weights of its rule. */
type FontFile = { family: string; url: string; letters: string; wght: { min: number; max: number } };

const getLetters = ({ start, end }: UnicodeRange) =>
  Array.from({ length: end - start + 1 }, (_, index) => String.fromCodePoint(start + index)).join('');

const getWeight = (weight: FontWeight) =>
  weight.type === 'absolute' && weight.value.type === 'weight' ? weight.value.value : Number.NaN;

/** The files of the `@font-face` rules in the style sheet, in their order. */
export async function readFontFiles(): Promise<FontFile[]> {
  const files: FontFile[] = [];
  function readRule({ value: { properties } }: { value: FontFaceRule }) {
    const file: FontFile = { family: '', url: '', letters: '', wght: { min: 0, max: 0 } };
    for (const { type, value } of properties) {
      if (type === 'font-family') file.family = String(value);
      if (type === 'font-weight') file.wght = { min: getWeight(value[0]), max: getWeight(value[1]) };
      if (type === 'unicode-range') file.letters = value.map(getLetters).join('');
      if (type === 'source') file.url = value.find((source) => source.type === 'url')?.value.url.url ?? '';
    }
    if (file.url) files.push(file);
  }
  transform({
    filename: RULES,
    code: await readFile(join(ROOT, RULES)),
    visitor: { Rule: { 'font-face': readRule } },
  });
  return files;
}

type SmallFont = Pick<FontFile, 'letters' | 'wght'> & { name: string; file: string };

/** The small files that the style sheet asks for, each with its letters and its weights; they stand nowhere else. */
export async function readSmallFonts(): Promise<SmallFont[]> {
  const files = await readFontFiles();
  return files.flatMap(({ url, letters, wght }) => {
    const name = /^\.\/fonts\/([\w-]+)\.woff2/.exec(url)?.[1];
    return name ? [{ name, file: `src/ui/fonts/${name}.woff2`, letters, wght }] : [];
  });
}

/** The bytes (WOFF2) of a small file, made anew from the whole one. */
export async function createSubset({ name, letters, wght }: SmallFont): Promise<Buffer> {
  const whole = await readFile(join(ROOT, `node_modules/@fontsource-variable/${SOURCES[name]}`));
  return subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES });
}
