import { describe, expect, test } from 'vitest';
import { MADE, RATIOS, turned, VIEWS } from './drawings.ts';
import { byFills, bySvg } from './drawn.tsx';
import { difference } from './pixels.ts';

// One drawing is drawn by SVG at first and by Konva afterwards; nobody may see when one takes the other's place.

const keys = <K extends string>(of: Record<K, unknown>) => Object.keys(of) as K[];

describe.each(keys(VIEWS))('%s: SVG and Konva draw the same', (view) => {
  test.each(keys(MADE))('%s, in every ratio', async (made) => {
    for (const ratio of keys(RATIOS)) {
      const drawing = VIEWS[view]({ made, ratio });
      const { seen, mean } = difference(await byFills(drawing), await bySvg(drawing));
      // A picture's edge lies between two pixels, which each of them shares out in its own way.
      expect(seen, `${ratio}: pixels that differ`).toBeLessThan(0.025);
      expect(mean, `${ratio}: difference on the whole`).toBeLessThan(1);
    }
  });
});

test('a drawing that is another one is told: a mat 1/8 inch wider, or the light from below', async () => {
  const { front } = VIEWS;
  const drawing = front({});
  const wider = difference(await byFills(drawing), await bySvg(front({ wider: 1 / 8 })));
  expect(wider.seen).toBeGreaterThan(0.025);
  const gold = front({ frame: 'Burnished Gold' });
  expect(difference(await byFills(gold), await bySvg(turned(gold))).mean).toBeGreaterThan(1);
});
