import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { getOuterSize } from '../../../src/domain/framing.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import { createFrontDrawing } from '../../../src/preview/pieces/frontDrawing.ts';
import { StaticPiece } from '../../../src/preview/static/StaticPiece.tsx';

const createArtwork = (framing: Artwork['framing']): Artwork => ({
  title: 'Misty Ghats',
  alt: 'Ridges of blue hills',
  picture: { small: '/small.webp', large: '/large.webp' },
  framing,
  frame: framing.framed
    ? { title: 'Nordic', colours: ['Beige'], style: 'Minimal', type: 'Box', material: 'Solid ash' }
    : null,
});

/** The custom properties of the still, whose lengths are hundredths of its width. */
function getShares(framing: Artwork['framing']) {
  const html = renderToStaticMarkup(
    <StaticPiece artwork={createArtwork(framing)} moulding="/front.webp" label="Misty Ghats" />,
  );
  const style = /style="([^"]*)"/.exec(html)?.[1] ?? '';
  return (name: string) => Number(new RegExp(`--${name}:(-?[\\d.]+)`).exec(style)?.[1]);
}

describe('the still of a piece', () => {
  test.each([
    [{ media: 'Paper', size: { width: 16, height: 20 }, framed: true, mat: 2.5 }, 0.8, 2.5],
    [{ media: 'Paper', size: { width: 24, height: 30 }, framed: true, mat: 3.75 }, 1.05, 3.75],
    // Its frame adds 2.1 inches, of which the moulding takes 1.6.
    [{ media: 'Paper', size: { width: 18, height: 24 }, framed: true, mat: 2.5 }, 0.8, 2.75],
    [{ media: 'Paper', size: { width: 18, height: 24 }, framed: true, mat: 0 }, 0.8, 0.25],
    // Its frame adds 1.6 inches, of which the moulding would take 2.1.
    [{ media: 'Paper', size: { width: 16, height: 28 }, framed: true, mat: 2.5 }, 1.05, 2.25],
    [{ media: 'Paper', size: { width: 16, height: 28 }, framed: true, mat: 0 }, 1.05, -0.25],
    [{ media: 'Canvas', size: { width: 30, height: 20 }, framed: true, mat: 0 }, 0.4, 0],
    [{ media: 'Canvas', size: { width: 12, height: 12 }, framed: false, mat: 0 }, 0, 0],
  ] as const)(
    '[CONF-45] [CONF-46] [CONF-53] [CONF-54] is as large as the rule says, in the drawing’s place: %o',
    (framing, face, mat) => {
      const share = getShares(framing);
      const drawing = createFrontDrawing(createArtwork(framing));
      const inches = (name: string) => Math.round(((share(name) * drawing.width) / 100) * 100) / 100;
      const outer = getOuterSize(framing);
      expect({
        ratio: share('ratio').toFixed(4),
        width: inches('width'),
        height: inches('height'),
        face: inches('face'),
        mat: inches('mat'),
      }).toEqual({
        ratio: (drawing.width / drawing.height).toFixed(4),
        width: Math.round(outer.width * 100) / 100,
        height: Math.round(outer.height * 100) / 100,
        face,
        mat,
      });
      const group = drawing.parts.find((part) => part.kind === 'group');
      expect(group?.kind === 'group' && inches('margin')).toBeCloseTo(
        group?.kind === 'group' ? group.at.x : Number.NaN,
        1,
      );
    },
  );
});
