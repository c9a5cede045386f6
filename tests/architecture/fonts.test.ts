import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createSubset, readFontFiles, readSmallFonts } from '../../scripts/tools/smallFonts.ts';

const fonts = await readSmallFonts();

describe('the small fonts', () => {
  test.each(fonts)('$file is what `npm run fonts` makes of the whole one', async (font) => {
    expect((await createSubset(font)).equals(await readFile(font.file)), 'run: npm run fonts').toBe(true);
  });

  test.each(['fraunces', 'instrument-sans'])('%s has the letters of sentences, and is light', async (name) => {
    const text = 'From 1,24,500 – 12 × 18, “Café” & décor… it’s · 40% off';
    const font = fonts.find((one) => one.name === name);
    expect([...text].filter((letter) => !font?.letters.includes(letter))).toEqual([]);
    expect((await stat(`src/ui/fonts/${name}.woff2`)).size).toBeLessThan(24_000);
  });

  test('no price and no size asks for a file that has not got its signs: Instrument Sans has none of them', async () => {
    const files = await readFontFiles();
    const ask = (family: string, sign: string) =>
      files.filter((file) => file.family.startsWith(family) && file.letters.includes(sign)).map(({ url }) => url);
    expect(ask('Fraunces', '₹').at(-1)).toContain('fraunces-rupee.woff2');
    expect(ask('Instrument Sans', 'a').length).toBeGreaterThan(1);
    for (const sign of '₹″′½¼¾') expect(ask('Instrument Sans', sign), sign).toEqual([]);
  });
});
