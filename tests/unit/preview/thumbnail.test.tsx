import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PAD_COLOUR } from '../../../src/domain/framingTerms.ts';
import {
  CART_THUMBNAIL,
  FRAME_BORDER,
  getArtWidth,
  getCanvasPadding,
  getDepthWidth,
  getFrameThickness,
  getMattingPadding,
  getPreviewDepth,
  getThumbnailWidth,
  getUploadPreviewSize,
  PREVIEW_DEFAULTS,
} from '../../../src/preview/thumbnail/dimensions.ts';
import { FramedThumbnail } from '../../../src/preview/thumbnail/FramedThumbnail.tsx';
import { FrameSwatch } from '../../../src/preview/thumbnail/FrameSwatch.tsx';
import { looks } from './catalogue.ts';

describe('the figures of the previews', () => {
  test('[PREV-01] art is 200 wide while its width is not known', () => {
    expect([getArtWidth(null), getArtWidth(340)]).toEqual([200, 340]);
  });

  test('[PREV-02] the border of a frame is 21.5', () => {
    expect(FRAME_BORDER).toBe(21.5);
  });

  test('[PREV-03] a cropped upload is 230 high, and as wide as its ratio makes it', () => {
    expect(getUploadPreviewSize(1.5)).toEqual({ width: 345, height: 230 });
    expect(getUploadPreviewSize(0.5)).toEqual({ width: 115, height: 230 });
  });

  test('[PREV-04] the depth is 50 when unset', () => {
    expect([getPreviewDepth(null), getPreviewDepth(12)]).toEqual([50, 12]);
  });

  test('[PREV-05] the cart thumbnail assumes depth 32 and frame 3', () => {
    expect(CART_THUMBNAIL).toEqual({ depth: 32, frame: 3 });
  });

  test('[PREV-06] preview widths 40, 80 and 150 show a depth of 4, 7 and 11 px', () => {
    expect([40, 80, 150].map(getDepthWidth)).toEqual(['4px', '7px', '11px']);
    expect(() => getDepthWidth(100)).toThrow(RangeError);
  });

  test.each([
    ['PREV-07', 0, 0.3],
    ['PREV-07', 6.99, 0.3],
    ['PREV-08', 7, 0.2],
    ['PREV-08', 20.4, 0.2],
    ['PREV-09', 20.41, 0.4],
    ['PREV-09', 32, 0.4],
  ])('[%s] the matting padding for a depth of %s is %s', (_id, depth, padding) => {
    expect(getMattingPadding(depth)).toBe(padding);
  });

  test('[PREV-10] the padding of a canvas is 0.26 of its depth', () => {
    expect([getCanvasPadding(50), getCanvasPadding(32)]).toEqual([13, 8.32]);
  });

  test('[PREV-11] a preview starts without padding, with a white pad and a ratio of 1', () => {
    expect(PREVIEW_DEFAULTS).toEqual({ padding: 0, padColour: 'white', ratio: 1 });
    expect(PREVIEW_DEFAULTS.padColour).toBe(DEFAULT_PAD_COLOUR);
    expect(getUploadPreviewSize()).toEqual({ width: 230, height: 230 });
  });

  test('[CONF-56] the thickness setting is 3 for paper and 1.3 for canvas', () => {
    expect([getFrameThickness('Paper'), getFrameThickness('Canvas')]).toEqual([3, 1.3]);
  });
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
    mat: 2.5,
    padTint: '#F8F6F0',
    frame: looks[6] ?? null,
    imageUrl: '/misty-ghats.jpg',
    missing: 'nothing to see',
  } as const;
  const renderThumbnail = (over: Partial<Parameters<typeof FramedThumbnail>[0]> = {}) =>
    renderToStaticMarkup(<FramedThumbnail {...line} {...over} />);
  const getWidth = (markup: string) => Number(/inline-size:([\d.]+)px/.exec(markup)?.[1]);
  const count = (markup: string, what: RegExp) => markup.match(what)?.length ?? 0;
  /** Room for the shadow on both sides: the canvas padding of the depth that a cart thumbnail assumes. */
  const ROOM = 2 * 8.32;

  test('[PREV-12] a framed one has its frame drawn around mat and image', () => {
    expect(renderThumbnail()).toContain('href="/misty-ghats.jpg"');
    expect(renderThumbnail()).toContain('#F8F6F0');
    // four mouldings, each with a gradient of its own
    expect(
      count(renderThumbnail(), /linearGradient /g) -
        count(renderThumbnail({ frame: null, mat: 0 }), /linearGradient /g),
    ).toBeGreaterThan(4);
  });

  test.each(WIDTHS)('[%s] its aspect %s makes it %s px wide, with matting %s', (_id, aspect, plain, matted) => {
    const of = { width: aspect * 20, height: 20 };
    expect(getWidth(renderThumbnail({ ...of, mat: 0 }))).toBeCloseTo(plain + ROOM);
    expect(getWidth(renderThumbnail(of))).toBeCloseTo(matted + ROOM);
    expect(getWidth(renderThumbnail({ ...of, frame: null, mat: 0 }))).toBeCloseTo(plain + ROOM);
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

  test('[PREV-11] a line that does not know its size is square, and says that there is nothing', () => {
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
