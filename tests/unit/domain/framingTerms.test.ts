import { expect, test } from 'vitest';
import { DEFAULT_PAD_COLOUR, getPadTint, PAD_COLOURS, type PadColour } from '../../../src/domain/framingTerms.ts';

test('a mat is white until another colour is chosen', () => {
  expect(DEFAULT_PAD_COLOUR).toBe('white');
  expect(PAD_COLOURS[0].id).toBe('white');
});

test('every colour has a name and a tint of its own', () => {
  expect(new Set(PAD_COLOURS.map(({ name }) => name)).size).toBe(PAD_COLOURS.length);
  expect(new Set(PAD_COLOURS.map(({ tint }) => tint)).size).toBe(PAD_COLOURS.length);
  expect(PAD_COLOURS.filter(({ tint }) => !/^#[0-9A-F]{6}$/.test(tint))).toEqual([]);
});

test('a colour is known by its id', () => {
  expect(PAD_COLOURS.map(({ id }) => id)).toEqual(['white', 'ivory', 'sand', 'sage', 'slate', 'black']);
  expect(PAD_COLOURS.map(({ id }) => getPadTint(id))).toEqual(PAD_COLOURS.map(({ tint }) => tint));
});

test('a colour that a line was kept with and that is no longer there is drawn as the first', () => {
  expect(getPadTint('mauve' as PadColour)).toBe(getPadTint('white'));
});
