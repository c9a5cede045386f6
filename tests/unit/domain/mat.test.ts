import { describe, expect, test } from 'vitest';
import { MEDIA } from '../../../src/domain/framingTerms.ts';
import { getMatStyles, getMatWidth, MAT_STYLES } from '../../../src/domain/mat.ts';
import type { Size } from '../../../src/domain/size.ts';

const paper = { media: 'Paper', style: 'standard' } as const;
const golden = (size: Size) => getMatWidth({ media: 'Paper', size, style: 'golden' });

describe('[CONF-48] the standard width of a mat', () => {
  test.each([
    [8, 2],
    [9.8, 2],
    [9.9, 2.25],
    [13.3, 2.25],
    [13.4, 2.5],
    [20.3, 2.5],
    [20.4, 2.75],
    [22.3, 2.75],
    [22.4, 3.75],
    [23.8, 3.75],
    [23.9, 3],
    [24, 3.75],
    [31, 3.75],
  ])('reading A: a picture %s inches wide has one of %s inches', (width, mat) => {
    expect(getMatWidth({ ...paper, size: { width, height: width + 0.1 }, rule: 'stepped' })).toBe(mat);
  });

  test('reading A: a square of 22.4 inches and more has 3', () => {
    expect([22.4, 24, 32].map((side) => getMatWidth({ ...paper, size: { width: side, height: side } }))).toEqual([
      3, 3, 3,
    ]);
  });

  test('reading A is the one that holds where none is asked for', () => {
    const size = { width: 12, height: 30 };
    expect(getMatWidth({ ...paper, size })).toBe(2.25);
  });

  test.each([
    [15.9, 2],
    [16, 2.25],
    [19.9, 2.25],
    [20, 2.5],
    [27.9, 2.5],
    [28, 2.75],
    [31.9, 2.75],
    [32, 3],
    [32.1, 3.75],
    [48, 3.75],
  ])('reading B: a picture whose longer side is %s inches has one of %s inches', (long, mat) => {
    const widths = [
      { width: long / 2, height: long },
      { width: long, height: long / 2 },
    ].map((size) => getMatWidth({ ...paper, size, rule: 'classic' }));
    expect(widths).toEqual([mat, mat]);
  });
});

describe('[CONF-48] the width that the golden ratio picks', () => {
  test.each<[Size, number]>([
    // 12 × 12 with 1.5 all around is 225 square inches, 1.56 times the picture; with 2 it is 256, 1.78 times.
    [{ width: 12, height: 12 }, 1.5],
    // 16 × 20 with 2.5: 525 of 320, 1.64 times. With 2 it is 1.5 times.
    [{ width: 16, height: 20 }, 2.5],
    // 24 × 36 with 4: 1408 of 864, 1.63 times. With 3.5 it is 1.54 times.
    [{ width: 24, height: 36 }, 4],
    [{ width: 32, height: 48 }, 4],
    [{ width: 8, height: 8 }, 1.5],
  ])('for %o is %s', (size, mat) => {
    expect(golden(size)).toBe(mat);
  });

  test('leaves no other width nearer to the ratio, whatever the size', () => {
    const ratio = 1.618033988749895;
    const off = ({ width, height }: Size, mat: number) =>
      Math.abs(((width + 2 * mat) * (height + 2 * mat)) / (width * height) - ratio);
    const worse: unknown[] = [];
    for (let width = 8; width <= 52; width++)
      for (let height = 8; height <= 52; height++) {
        const size = { width, height };
        if (!getMatStyles('Paper', size).includes('golden')) continue;
        const best = Math.min(...[1.5, 2, 2.5, 3, 3.5, 4].map((mat) => off(size, mat)));
        if (off(size, golden(size)) > best) worse.push(size);
      }
    expect(worse).toEqual([]);
  });
});

describe('whether there is a mat at all', () => {
  test('[CONF-50] canvas never has one', () => {
    const size = { width: 16, height: 20 };
    expect(getMatStyles('Canvas', size)).toEqual(['none']);
    expect(MAT_STYLES.map((style) => getMatWidth({ media: 'Canvas', size, style }))).toEqual([0, 0, 0]);
  });

  test.each([
    ['CONF-51', 52, 32, true],
    ['CONF-51', 52.1, 32, false],
    ['CONF-51', 52, 32.1, false],
    ['CONF-52', 32, 52, true],
    ['CONF-52', 32.1, 52, false],
    ['CONF-52', 32, 52.1, false],
  ])('[%s] paper of %s × %s inches: %s', (_id, width, height, offered) => {
    const size = { width, height };
    expect(getMatStyles('Paper', size)).toEqual(offered ? ['standard', 'golden', 'none'] : ['none']);
    expect(getMatWidth({ ...paper, size }) > 0).toBe(offered);
  });

  test('[CONF-51] a square is bound by the shorter limit', () => {
    const styles = [32, 33].map((side) => getMatStyles('Paper', { width: side, height: side }).length);
    expect(styles).toEqual([3, 1]);
  });

  test('none is 0 inches wide on every media', () => {
    expect(MEDIA.map((media) => getMatWidth({ media, size: { width: 12, height: 16 }, style: 'none' }))).toEqual([
      0, 0,
    ]);
  });
});
