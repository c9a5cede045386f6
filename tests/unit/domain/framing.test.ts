import { describe, expect, test } from 'vitest';
import { CANVAS_DEPTH, type Framing, getMouldingProfile, getOuterSize } from '../../../src/domain/framing.ts';

const framed = (over: Partial<Framing> = {}): Framing => ({
  media: 'Paper',
  size: { width: 16, height: 20 },
  framed: true,
  mat: 0,
  ...over,
});
const rounded = ({ width, height }: { width: number; height: number }) => [
  Number(width.toFixed(6)),
  Number(height.toFixed(6)),
];

describe('[CONF-45] the outer size of framed paper', () => {
  test.each([
    [17.4, 20, 0, 19, 21.6],
    [17.4, 20, 2.5, 24, 26.6],
    [17.5, 20, 0, 19.6, 22.1],
    [17.5, 12, 2.5, 24.6, 19.1],
    [12, 60, 2.25, 18.1, 66.1],
    [24, 36, 3.75, 33.6, 45.6],
  ])('reading A: %s × %s with a mat of %s is %s × %s', (width, height, mat, outerWidth, outerHeight) => {
    expect(rounded(getOuterSize(framed({ size: { width, height }, mat }), 'stepped'))).toEqual([
      outerWidth,
      outerHeight,
    ]);
  });

  test.each([
    [24, 24, 0, 25.6, 25.6],
    [12, 24, 2, 17.6, 29.6],
    [24.1, 12, 0, 26.2, 14.1],
    [12, 24.1, 0, 14.1, 26.2],
  ])('reading B: %s × %s with a mat of %s is %s × %s', (width, height, mat, outerWidth, outerHeight) => {
    expect(rounded(getOuterSize(framed({ size: { width, height }, mat }), 'classic'))).toEqual([
      outerWidth,
      outerHeight,
    ]);
  });

  test('reading A is the one that holds where none is asked for', () => {
    const size = { width: 18, height: 20 };
    expect(rounded(getOuterSize(framed({ size })))).toEqual([20.1, 22.1]);
  });
});

describe('canvas, and pictures without a frame', () => {
  test.each([
    [12, 12],
    [38, 63],
  ])('[CONF-46] a frame adds 0.8 to each side of a canvas of %s × %s', (width, height) => {
    const outer = getOuterSize(framed({ media: 'Canvas', size: { width, height } }));
    expect(rounded(outer)).toEqual([width + 0.8, height + 0.8]);
  });

  test('without a frame a piece is as large as its picture', () => {
    const size = { width: 16, height: 20 };
    expect([getOuterSize(framed({ framed: false })), getOuterSize(framed({ framed: false, media: 'Canvas' }))]).toEqual(
      [size, size],
    );
  });
});

describe('what a moulding measures, from the front and from the wall', () => {
  const [slim, broad, floater] = [
    { face: 0.8, depth: 0.8 },
    { face: 1.05, depth: 1.2 },
    { face: 0.4, depth: 1.35 },
  ];

  test.each([
    [24, 24],
    [8, 10],
    [12, 24],
  ])('[CONF-53] 0.8 by 0.8 for paper of %s × %s', (width, height) => {
    expect(getMouldingProfile('Paper', { width, height }, 'classic')).toEqual(slim);
  });

  test.each([
    [24.5, 24],
    [24, 36],
  ])('[CONF-54] 1.05 by 1.20 for paper of %s × %s', (width, height) => {
    expect(getMouldingProfile('Paper', { width, height }, 'classic')).toEqual(broad);
  });

  test('[CONF-53] 16 × 20 with its mat of 2.5 comes to 24 inches at most, and is slim; 18 wide is not', () => {
    expect(getMouldingProfile('Paper', { width: 16, height: 20 })).toEqual(slim);
    expect(getMouldingProfile('Paper', { width: 18, height: 24 })).toEqual(broad);
  });

  test('[CONF-55] 0.4 by 1.35 for canvas of any size, which fills that depth', () => {
    expect([12, 38].map((side) => getMouldingProfile('Canvas', { width: side, height: side }))).toEqual([
      floater,
      floater,
    ]);
    expect(CANVAS_DEPTH).toBe(1.35);
  });

  test('[CONF-47] the moulding of a usual frame is 0.8 wide', () => {
    expect(getMouldingProfile('Paper', { width: 12, height: 16 }).face).toBe(0.8);
  });

  test('[CONF-45] what a frame adds is twice its face', () => {
    const sizes = [12, 17, 18, 24, 40].map((width) => ({ width, height: 24 }));
    const added = sizes.map((size) => Number((getOuterSize(framed({ size })).width - size.width).toFixed(6)));
    expect(added).toEqual(sizes.map((size) => 2 * getMouldingProfile('Paper', size).face));
  });
});

test('a moulding of its own measures what it is cut to, whatever the size and the media', () => {
  const framing = { size: { width: 18, height: 24 }, framed: true, mat: 2, profile: { face: 1.5, depth: 1 } };
  // 18 + 2 × (2 + 1.5)
  expect(getOuterSize({ ...framing, media: 'Paper' })).toEqual({ width: 25, height: 31 });
  expect(getOuterSize({ ...framing, media: 'Canvas', mat: 0 })).toEqual({ width: 21, height: 27 });
  expect(getOuterSize({ ...framing, media: 'Paper', framed: false })).toEqual({ width: 18, height: 24 });
});
