import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens of one rule of tokens.css that are plain colours, as red, green, blue of 0 to 255. */
function getColours(selector: string) {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  const found = body.matchAll(/--([\w-]+):\s*#([0-9a-f]{6});/g);
  return Object.fromEntries(
    [...found].map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
    ]),
  );
}

/** WCAG 2.2, relative luminance. */
const luminance = (colour: number[]) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number[], other: number[]) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['wall', 'panel', 'sheet'];
const on = (texts: string[], places: string[]) =>
  texts.flatMap((text) => places.map((place) => [text, place] as const));

/** Every text colour on every ground on which a part writes it. */
const texts = [
  ...on(['ink', 'ink-quiet', 'accent', 'accent-deep', 'found', 'fault'], grounds),
  ...on(['on-accent'], ['accent', 'accent-deep']),
  ...on(['found', 'ink'], ['found-tint']),
  ...on(['fault', 'ink'], ['fault-tint']),
  ...on(['wall'], ['ink']),
];

/** What shows where a control is, or which one is chosen. */
const shapes = on(['edge', 'ink', 'accent', 'fault'], grounds);

describe.each([
  ['light', getColours(':root')],
  ['dark', { ...getColours(':root'), ...getColours('[data-theme="dark"]') }],
])('%s', (_, colours) => {
  const between = (one: string, other: string) => contrast(colours[one] ?? [], colours[other] ?? []);

  test('the tokens are all there', () => {
    const named = [...new Set([...texts, ...shapes].flat())];
    expect(named.filter((name) => colours[name] === undefined)).toEqual([]);
  });
  test.each(texts)('%s on %s reads at 4.5 to 1', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)('%s on %s shows at 3 to 1', (shape, ground) => {
    expect(between(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the measure itself: black on white is 21 to 1', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 10);
});
