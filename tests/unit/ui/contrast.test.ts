import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getContrast, PAIRS } from '../../../.storybook/contrast.ts';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens of one rule of tokens.css that are plain colours, as #rrggbb. */
function getColours(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

describe.each([
  ['light', getColours(':root')],
  ['dark', { ...getColours(':root'), ...getColours('[data-theme="dark"]') }],
])('%s', (_, colours) => {
  test('the tokens are all there', () => {
    const named = [...new Set(PAIRS.flatMap(({ colour, ground }) => [colour, ground]))];
    expect(named.filter((name) => colours[name] === undefined)).toEqual([]);
  });
  test.each(PAIRS)('$use $colour on $ground is at least $least to 1', ({ colour, ground, least }) => {
    expect(getContrast(colours[colour]!, colours[ground]!)).toBeGreaterThanOrEqual(least);
  });
});

test('the measure itself: black on white is 21 to 1', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
});
