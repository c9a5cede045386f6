import { describe, expect, test } from 'vitest';
import { MAKES, RATIOS, turnDrawing, VIEWS } from './drawings.ts';
import { compareImages } from './pixels.ts';
import { renderByFills, renderBySvg } from './renderDrawing.tsx';

// One drawing is drawn by SVG at first and by Konva afterwards; nobody may see when one takes the other's place.

const keys = <K extends string>(of: Record<K, unknown>) => Object.keys(of) as K[];

/** In a room a piece is small, whatever its ratio. */
const getRatios = (view: keyof typeof VIEWS) =>
  /room|study/.test(view) ? (['portrait', 'panorama'] as const) : keys(RATIOS);

describe.each(keys(VIEWS))('%s: SVG and Konva draw the same', (view) => {
  test.each(keys(MAKES))('%s', async (made) => {
    for (const ratio of getRatios(view)) {
      const drawing = VIEWS[view]({ made, ratio });
      const { seen, mean } = compareImages(await renderByFills(drawing), await renderBySvg(drawing));
      // A picture's edge lies between two pixels, which each of the two shares out in its own way.
      expect(seen, `${ratio}: pixels that differ`).toBeLessThan(0.025);
      expect(mean, `${ratio}: difference on the whole`).toBeLessThan(1);
    }
  });
});

test('a drawing that is another one is told: a mat 1/8 inch wider, or the light from below', async () => {
  const { front } = VIEWS;
  const drawing = front({});
  expect(compareImages(await renderByFills(drawing), await renderBySvg(front({ wider: 1 / 8 }))).mean).toBeGreaterThan(
    1,
  );
  const gold = front({ frame: 'Burnished Gold' });
  expect(compareImages(await renderByFills(gold), await renderBySvg(turnDrawing(gold))).mean).toBeGreaterThan(1);
});
