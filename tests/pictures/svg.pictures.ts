import { describe, expect, test } from 'vitest';
import { MADE, RATIOS, turned, VIEWS } from './drawings.ts';
import { byFills, bySvg } from './drawn.tsx';
import { difference } from './pixels.ts';

// One drawing is drawn by SVG at first and by Konva afterwards; nobody may see when one takes the other's place.

const keys = <K extends string>(of: Record<K, unknown>) => Object.keys(of) as K[];

/** In a room a piece is small, whatever its ratio. */
const ratiosOf = (view: keyof typeof VIEWS) =>
  /room|study/.test(view) ? (['portrait', 'panorama'] as const) : keys(RATIOS);

describe.each(keys(VIEWS))('%s: SVG and Konva draw the same', (view) => {
  test.each(keys(MADE))('%s', async (made) => {
    for (const ratio of ratiosOf(view)) {
      const drawing = VIEWS[view]({ made, ratio });
      const { seen, mean } = difference(await byFills(drawing), await bySvg(drawing));
      // A picture's edge lies between two pixels, which each of the two shares out in its own way.
      expect(seen, `${ratio}: pixels that differ`).toBeLessThan(0.025);
      expect(mean, `${ratio}: difference on the whole`).toBeLessThan(1);
    }
  });
});

test('a drawing that is another one is told: a mat 1/8 inch wider, or the light from below', async () => {
  const { front } = VIEWS;
  const drawing = front({});
  expect(difference(await byFills(drawing), await bySvg(front({ wider: 1 / 8 }))).mean).toBeGreaterThan(1);
  const gold = front({ frame: 'Burnished Gold' });
  expect(difference(await byFills(gold), await bySvg(turned(gold))).mean).toBeGreaterThan(1);
});
