import { readFile, stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { drawn, smallFonts } from '../../scripts/fonts.mjs';

const fonts = await smallFonts();

describe('the small fonts', () => {
  test.each(fonts)('$file is what `npm run fonts` draws of the whole one', async (font) => {
    expect((await drawn(font)).equals(await readFile(font.file)), 'run: npm run fonts').toBe(true);
  });

  test('both families have the letters of prices, sizes and sentences, and are light enough for a phone', async () => {
    const told = 'From ₹1,24,500 – 12″ × 18″, “Café” & décor… it’s 5½ · 40% off';
    for (const family of ['fraunces', 'instrument-sans']) {
      const own = fonts.filter(({ name }) => name.startsWith(family));
      const letters = new Set(own.flatMap((font) => [...font.letters]));
      expect([...told].filter((letter) => !letters.has(letter))).toEqual([]);
      const sizes = await Promise.all(own.map(async ({ file }) => (await stat(file)).size));
      expect(Math.max(...sizes)).toBeLessThan(24_000);
    }
  });
});
