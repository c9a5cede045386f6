import { describe, expect, test } from 'vitest';
import { CANVAS_DEPTH, type Framing, getMouldingProfile, getOuterSize } from '../../../src/domain/framing.ts';

const frame = (over: Partial<Framing> = {}): Framing => ({
  media: 'Paper',
  size: { width: 16, height: 20 },
  framed: true,
  mat: 0,
  ...over,
});
const round = ({ width, height }: { width: number; height: number }) => [
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
    expect(round(getOuterSize(frame({ size: { width, height }, mat }), 'stepped'))).toEqual([outerWidth, outerHeight]);
  });

  test.each([
    [24, 24, 0, 25.6, 25.6],
    [12, 24, 2, 17.6, 29.6],
    [24.1, 12, 0, 26.2, 14.1],
    [12, 24.1, 0, 14.1, 26.2],
  ])('reading B: %s × %s with a mat of %s is %s × %s', (width, height, mat, outerWidth, outerHeight) => {
    expect(round(getOuterSize(frame({ size: { width, height }, mat }), 'classic'))).toEqual([outerWidth, outerHeight]);
  });

  test('reading A is the one that holds where none is asked for', () => {
    const size = { width: 18, height: 20 };
    expect(round(getOuterSize(frame({ size })))).toEqual([20.1, 22.1]);
  });
});

describe('canvas, and pictures without a frame', () => {
  test.each([
    [12, 12],
    [38, 63],
  ])('[CONF-46] a frame adds 0.8 to each side of a canvas of %s × %s', (width, height) => {
    const outer = getOuterSize(frame({ media: 'Canvas', size: { width, height } }));
    expect(round(outer)).toEqual([width + 0.8, height + 0.8]);
  });

  test('without a frame a piece is as large as its picture', () => {
    const size = { width: 16, height: 20 };
    expect([getOuterSize(frame({ framed: false })), getOuterSize(frame({ framed: false, media: 'Canvas' }))]).toEqual([
      size,
      size,
    ]);
  });
});

describe('what a moulding measures, from the front and from the wall', () => {
  const [slim, broad, floater] = [
    { face: 0.8, depth: 0.8 },
    { face: 1.05, depth: 1.2 },
    { face: 0.4, depth: 1.35 },
  ];

  test.each([
    [8, 8, slim, 9.6, 9.6],
    [8, 12, slim, 9.6, 13.6],
    [12, 12, slim, 13.6, 13.6],
    [12, 18, slim, 13.6, 19.6],
    [16, 24, slim, 17.6, 25.6],
    [17.4, 24, slim, 19, 25.6],
    [18, 12, slim, 20.1, 14.1],
    [18, 24, slim, 20.1, 26.1],
    [24, 16, slim, 26.1, 18.1],
    [24, 24, slim, 26.1, 26.1],
    [12, 25, broad, 13.6, 26.6],
    [16, 28, broad, 17.6, 29.6],
    [25, 24, broad, 27.1, 26.1],
    [24, 36, broad, 26.1, 38.1],
    [36, 16, broad, 38.1, 18.1],
    [40, 40, broad, 42.1, 42.1],
    [40, 64, broad, 42.1, 66.1],
  ])(
    '[CONF-45] [CONF-53] [CONF-54] paper of %s × %s: a profile of %o, and %s × %s outside',
    (width, height, profile, outerWidth, outerHeight) => {
      const size = { width, height };
      expect({ ...getMouldingProfile({ media: 'Paper', size }), outer: round(getOuterSize(frame({ size }))) }).toEqual({
        ...profile,
        outer: [outerWidth, outerHeight],
      });
    },
  );

  test('[CONF-55] 0.4 by 1.35 for canvas of any size, which fills that depth', () => {
    expect(
      [12, 38].map((side) => getMouldingProfile({ media: 'Canvas', size: { width: side, height: side } })),
    ).toEqual([floater, floater]);
    expect(CANVAS_DEPTH).toBe(1.35);
  });

  test('[CONF-47] the moulding of a usual frame is 0.8 wide', () => {
    expect(getMouldingProfile({ media: 'Paper', size: { width: 12, height: 16 } }).face).toBe(0.8);
  });
});

test('a moulding of its own measures what it is cut to, whatever the size and the media', () => {
  const framing = { size: { width: 18, height: 24 }, framed: true, mat: 2, profile: { face: 1.5, depth: 1 } };
  // 18 + 2 × (2 + 1.5)
  expect(getOuterSize({ ...framing, media: 'Paper' })).toEqual({ width: 25, height: 31 });
  expect(getOuterSize({ ...framing, media: 'Canvas', mat: 0 })).toEqual({ width: 21, height: 27 });
  expect(getOuterSize({ ...framing, media: 'Paper', framed: false })).toEqual({ width: 18, height: 24 });
});
