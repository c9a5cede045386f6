import { describe, expect, test } from 'vitest';
import {
  getPrintableInches,
  hasEnoughPixels,
  MAX_FILE_BYTES,
  MAX_PIXELS,
  MAX_UPLOAD_BYTES,
  MIN_UPLOAD_INCHES,
  PIXELS_PER_INCH,
} from '../../../src/domain/sourcePicture.ts';

describe('resolution', () => {
  test('[UPL-13] [UPL-14] the constants', () => {
    expect([PIXELS_PER_INCH, MIN_UPLOAD_INCHES]).toEqual([150, 8]);
  });

  test.each([
    [1200, 1800, 8, 12],
    [6000, 9000, 40, 60],
    [225, 75, 1.5, 0.5],
    [0, 0, 0, 0],
  ])('[UPL-13] %i x %i pixels print at %d x %d inches', (width, height, wide, high) => {
    expect(getPrintableInches({ width, height })).toEqual({ width: wide, height: high });
  });

  test.each([
    ['upload', 1200, 1200, true],
    ['upload', 1199, 1200, false],
    ['upload', 1200, 1199, false],
    ['upload', 5000, 100, false],
    ['art', 1800, 1800, true],
    ['art', 1799, 1800, false],
    ['art', 1800, 1799, false],
    ['upload', 0, 0, false],
    ['upload', Number.NaN, 2000, false],
  ] as const)('[UPL-14] [UPL-15] an %s of %i x %i pixels is enough: %s', (source, width, height, enough) => {
    expect(hasEnoughPixels(source, { width, height })).toBe(enough);
  });
});

test('[API-20] the limits of a picture: 100 MB to look into, 32 MB to send, the pixels of a telephone of 200 megapixels', () => {
  expect([MAX_FILE_BYTES, MAX_UPLOAD_BYTES]).toEqual([104_857_600, 33_554_432]);
  expect(MAX_PIXELS).toBeGreaterThanOrEqual(16_384 * 12_288);
});
