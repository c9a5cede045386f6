import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { A4, createTemplateSheets, TILE } from '../../../src/domain/templateSheets.ts';

const piece = (width: number, hooks: { x: number; y: number }[]) => ({
  number: 3,
  title: 'Misty Ghats',
  size: { width, height: 700 },
  hooks,
});
/** Where the paper shows the tile's upper left corner. */
const margin = { x: (A4.width - TILE.width) / 2, y: (A4.height - TILE.height) / 2 };

describe('templates at 1:1', () => {
  test('a frame of 574 mm takes three sheets, each told by its number', () => {
    const sheets = createTemplateSheets(piece(574, [{ x: 287, y: 10 }]));
    expect(sheets.map(({ texts }) => texts[0]?.text)).toEqual([
      '3. Misty Ghats, sheet 1 of 3',
      '3. Misty Ghats, sheet 2 of 3',
      '3. Misty Ghats, sheet 3 of 3',
    ]);
  });

  test('two sheets that are joined have one letter at their seam', () => {
    const [first, second, third] = createTemplateSheets(piece(574, [{ x: 287, y: 10 }]));
    const letters = (sheet: typeof first) => sheet?.texts.flatMap(({ text }) => (/^[A-Z]$/.test(text) ? [text] : []));
    expect([letters(first), letters(second), letters(third)]).toEqual([
      ['A', 'A'],
      ['A', 'A', 'B', 'B'],
      ['B', 'B'],
    ]);
  });

  test('hooks that lie low take a second row', () => {
    expect(createTemplateSheets(piece(200, [{ x: 100, y: 300 }]))).toHaveLength(2);
  });

  test('laid together, the sheets show each nail where the hook is, and the ruler is 100 mm', () => {
    const hook = fc.record({ x: fc.integer({ min: 0, max: 1700 }), y: fc.integer({ min: 0, max: 400 }) });
    fc.assert(
      fc.property(fc.integer({ min: 203, max: 1700 }), hook, (width, { x, y }) => {
        const at = { x: Math.min(x, width), y };
        const sheets = createTemplateSheets(piece(width, [at]));
        const columns = Math.ceil(width / TILE.width);
        const nails = sheets.flatMap(({ lines }, index) =>
          lines
            .filter(({ kind, from, to }) => kind === 'nail' && from.y === to.y)
            .map(({ from, to }) => ({
              from: from.x - margin.x + (index % columns) * TILE.width,
              to: to.x - margin.x + (index % columns) * TILE.width,
              y: from.y - margin.y + Math.floor(index / columns) * TILE.height,
            })),
        );
        expect(nails.length).toBeGreaterThan(0);
        for (const nail of nails) expect(Math.abs(nail.y - at.y)).toBeLessThanOrEqual(8);
        const [left, right] = [Math.min(...nails.map(({ from }) => from)), Math.max(...nails.map(({ to }) => to))];
        const low = Math.max(0, at.x - 8);
        const high = Math.min(columns * TILE.width, at.x + 8);
        expect(left).toBeCloseTo(low, 6);
        expect(right).toBeCloseTo(high, 6);
        const rulers = sheets.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'ruler'));
        expect(rulers.map(({ from, to }) => to.x - from.x)).toEqual(sheets.map(() => 100));
      }),
    );
  });

  test('nothing is drawn where Letter, centred or from a corner, shows none of A4', () => {
    const letter = { width: 279.4, height: 215.9 };
    for (const { lines } of createTemplateSheets(
      piece(1700, [
        { x: 425, y: 10 },
        { x: 1275, y: 10 },
      ]),
    ))
      for (const { x, y } of lines.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan((A4.width - letter.width) / 2 + 6);
        expect(x).toBeLessThan(letter.width - 5);
        expect(y).toBeGreaterThan(6);
        expect(y).toBeLessThan(A4.height - 6);
      }
  });
});
