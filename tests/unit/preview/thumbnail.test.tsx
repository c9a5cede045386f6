import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { framedPalms } from '../../../machines/cart/sampleLines.ts';
import { getPadTint } from '../../../src/domain/framingTerms.ts';
import { CART_THUMBNAIL, FramedThumbnail, getThumbnailWidth } from '../../../src/preview/thumbnail/FramedThumbnail.tsx';
import { FrameSwatch } from '../../../src/preview/thumbnail/FrameSwatch.tsx';
import { LineThumbnail } from '../../../src/preview/thumbnail/LineThumbnail.tsx';
import { looks } from './catalogue.ts';

test('[PREV-05] the cart thumbnail assumes depth 32 and frame 3', () => {
  expect(CART_THUMBNAIL).toEqual({ depth: 32, frame: 3 });
});

const WIDTHS = [
  ['PREV-14', 0.2, 70, 60],
  ['PREV-14', 0.4, 70, 60],
  ['PREV-15', 0.41, 100, 80],
  ['PREV-15', 0.519, 100, 80],
  ['PREV-16', 0.52, 120, 100],
  ['PREV-16', 0.719, 120, 100],
  ['PREV-17', 0.72, 130, 120],
  ['PREV-17', 0.999, 130, 120],
  ['PREV-18', 1, 140, 130],
  ['PREV-18', 1.399, 140, 130],
  ['PREV-19', 1.4, 140, 140],
  ['PREV-19', 3, 140, 140],
] as const;

test.each(WIDTHS)(
  '[PREV-13] [%s] a cart thumbnail of aspect %s is %s wide, with matting %s',
  (_id, aspect, plain, matted) => {
    expect([getThumbnailWidth(aspect, false), getThumbnailWidth(aspect, true)]).toEqual([plain, matted]);
  },
);

describe('the thumbnail of a line', () => {
  const line = {
    media: 'Paper',
    width: 16,
    height: 20,
    framed: true,
    mat: 2.5,
    pad: 'sage',
    frame: looks[6] ?? null,
    imageUrl: '/misty-ghats.jpg',
    missingText: 'nothing to see',
  } as const;
  const renderThumbnail = (over: Partial<Parameters<typeof FramedThumbnail>[0]> = {}) =>
    renderToStaticMarkup(<FramedThumbnail {...line} {...over} />);
  const getWidth = (markup: string) => Number(/inline-size:([\d.]+)px/.exec(markup)?.[1]);
  const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;
  /** Room for the shadow on both sides. */
  const ROOM = 2 * 8.32;

  test('[PREV-12] a framed one has its frame drawn around mat and image', () => {
    expect(renderThumbnail()).toContain('href="/misty-ghats.jpg"');
    expect(renderThumbnail()).toContain('#AEB7A2');
    // four mouldings, each with a gradient of its own
    expect(
      count(renderThumbnail(), /linearGradient /g) -
        count(renderThumbnail({ framed: false, mat: 0 }), /linearGradient /g),
    ).toBeGreaterThan(4);
  });

  test('[PREV-12] a mat is drawn in the colour that the line names', () => {
    const markup = renderToStaticMarkup(<LineThumbnail line={{ ...framedPalms, padcolor: 'sage' }} missingText="" />);
    expect(markup).toContain(getPadTint('sage'));
  });

  test.each(WIDTHS)('[%s] its aspect %s makes it %s px wide, with matting %s', (_id, aspect, plain, matted) => {
    const of = { width: aspect * 20, height: 20 };
    expect(getWidth(renderThumbnail({ ...of, mat: 0 }))).toBeCloseTo(plain + ROOM);
    expect(getWidth(renderThumbnail(of))).toBeCloseTo(matted + ROOM);
    expect(getWidth(renderThumbnail({ ...of, framed: false, mat: 0 }))).toBeCloseTo(plain + ROOM);
  });

  test.each([
    ['40 × 60, whose frame would be finer, is 3 px wide', 40, 60, 3],
    ['16 × 20 is as wide as it is to scale', 16, 20, (0.8 / 17.6) * 130],
  ])('[PREV-05] a frame around %s', (_name, width, height, wide) => {
    const markup = renderThumbnail({ width, height, mat: 0 });
    const px = getThumbnailWidth(width / height, false);
    const outer = Number(/viewBox="0 0 (\S+) /.exec(markup)?.[1]) / (1 + ROOM / px);
    expect((((outer - width) / 2) * px) / outer).toBeCloseTo(wide, 6);
  });

  test('[PREV-20] without an image it says so', () => {
    expect(renderThumbnail({ imageUrl: '' })).toContain('nothing to see');
    expect(renderThumbnail({ imageUrl: '' })).not.toContain('<svg');
    expect(renderThumbnail()).not.toContain('nothing to see');
  });

  test('a line that does not know its size is square, and says that there is nothing', () => {
    expect(getWidth(renderThumbnail({ width: 0, height: 0, mat: 0 }))).toBeCloseTo(140 + ROOM);
    expect(renderThumbnail({ width: 0, height: 0 })).not.toMatch(/NaN|Infinity/);
  });

  test('says nothing by itself, and what it is told', () => {
    expect(renderThumbnail()).toContain('aria-hidden="true"');
    expect(renderThumbnail({ label: 'Misty Ghats in walnut' })).toContain(
      'role="img" aria-label="Misty Ghats in walnut"',
    );
  });
});

test.each(looks)('[FRAME-13] $title has a swatch where the shop has no picture of it', (frame) => {
  const markup = renderToStaticMarkup(<FrameSwatch frame={frame} />);
  expect(markup).toContain('viewBox="0 0 2 2"');
  expect(markup).not.toMatch(/NaN|undefined/);
});
