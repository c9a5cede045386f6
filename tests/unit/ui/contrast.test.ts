import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { getContrast, PAIRS } from '../../../.storybook/contrast.ts';

const css = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

/** The tokens as they are in a theme. */
function getTokens(theme: 'light' | 'dark') {
  const { window } = new JSDOM(`<html data-theme="${theme}"><style>${css}</style>`);
  const style = window.getComputedStyle(window.document.documentElement);
  return (name: string) => style.getPropertyValue(`--${name}`).trim();
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const getToken = getTokens(theme);
  test('the tokens are all there', () => {
    const named = [...new Set(PAIRS.flatMap(({ colour, ground }) => [colour, ground]))];
    expect(named.filter((name) => !/^#[0-9a-f]{6}$/.test(getToken(name)))).toEqual([]);
  });
  test.each(PAIRS)('$use $colour on $ground is at least $least to 1', ({ colour, ground, least }) => {
    expect(getContrast(getToken(colour), getToken(ground))).toBeGreaterThanOrEqual(least);
  });
});

test('the measure itself: black on white is 21 to 1', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
});
