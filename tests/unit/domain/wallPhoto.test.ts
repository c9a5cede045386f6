import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clampToPhoto,
  createReference,
  getInchesPerPixel,
  type Reference,
  UNITS,
} from '../../../src/domain/wallPhoto.ts';

const photo = { url: 'blob:wall', width: 1000, height: 800 };
const between = (length: string, more: Partial<Reference> = {}): Reference => ({
  from: { x: 100, y: 100 },
  to: { x: 400, y: 500 },
  length,
  unit: 'in',
  ...more,
});
const judge = (length: string, more?: Partial<Reference>) => getInchesPerPixel(between(length, more), photo);

describe('[FRAME-10] the scale of a photographed wall', () => {
  test('is the length by the distance of the marks, aslant too', () => {
    // 3-4-5: the marks are 500 pixels apart.
    expect(judge('50')).toEqual({ inchesPerPixel: 0.1 });
    expect(judge('127', { unit: 'cm' })).toEqual({ inchesPerPixel: expect.closeTo(0.1, 10) });
  });

  test.each([
    ['36.5', 36.5],
    ['36,5', 36.5],
    [' 36 ', 36],
    ['36 1/2', 36.5],
    ['73/2', 36.5],
    ['36.', 36],
  ])('reads %s as a tape measure says it', (text, inches) => {
    expect(judge(text)).toEqual({ inchesPerPixel: inches / 500 });
  });

  test.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['a yard', 'garbled'],
    ['-36', 'garbled'],
    ['36 1/0', 'garbled'],
    ['1e3', 'garbled'],
    ['NaN', 'garbled'],
    ['Infinity', 'garbled'],
    ['0', 'outOfRange'],
    ['1.9', 'outOfRange'],
    ['401', 'outOfRange'],
    // 2 inches on half the width: 4 inches of wall.
    ['2', 'unlikely'],
  ])('refuses %j as %s', (text, problem) => {
    expect(judge(text)).toEqual({ problem });
  });

  test('is not taken from marks that lie on each other, nor of a street', () => {
    expect(judge('36', { to: { x: 110, y: 100 } })).toEqual({ problem: 'together' });
    expect(judge('400', { to: { x: 200, y: 100 } })).toEqual({ problem: 'unlikely' });
  });

  test.each([
    [50, '36', { inchesPerPixel: 0.72 }],
    [49, '36', { problem: 'together' }],
    [125, '2', { inchesPerPixel: 0.016 }],
    [126, '2', { problem: 'unlikely' }],
    [50, '60', { inchesPerPixel: 1.2 }],
    [50, '60.1', { problem: 'unlikely' }],
    [500, '400', { inchesPerPixel: 0.8 }],
    [500, '400.1', { problem: 'outOfRange' }],
    [100, '1.99', { problem: 'outOfRange' }],
  ])('of marks %i pixels apart that are %s inches apart is %j', (apart, length, scale) => {
    expect(judge(length, { from: { x: 20, y: 300 }, to: { x: 20 + apart, y: 300 } })).toEqual(scale);
    expect(judge(length, { from: { x: 20, y: 700 }, to: { x: 20, y: 700 - apart } })).toEqual(scale);
  });

  test.each([
    ['.5', 0.5],
    ['.25', 0.25],
    ['5/2', 2.5],
    ['12 3/4', 12.75],
    ['12   3/4', 12.75],
    ['10/20', 0.5],
    ['3.25', 3.25],
    ['100', 100],
  ])('counts %s as %d', (text, inches) => {
    const scale = judge(text, { from: { x: 0, y: 0 }, to: { x: 125, y: 0 } });
    expect(scale).toEqual(inches < 2 ? { problem: 'outOfRange' } : { inchesPerPixel: inches / 125 });
  });

  test.each([
    '36 in',
    '3 6',
    '36 1/2 1',
    '1/2/3',
    '1 /2',
    '1/ 2',
    '1/02',
    '3..5',
    '.',
    ',',
    '36"',
    'a36',
    'x1/2',
    '1/2x',
  ])('cannot read %j', (text) => expect(judge(text)).toEqual({ problem: 'garbled' }));

  test('is a number for whatever is typed, or a problem', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('in', 'cm'), (length, unit) => {
        const scale = judge(length, { unit });
        if ('inchesPerPixel' in scale) expect(scale.inchesPerPixel * 1000).toBeGreaterThanOrEqual(16);
      }),
    );
  });
});

test('[FRAME-10] marks begin on the photo and stay on it', () => {
  expect(createReference(photo)).toEqual({ from: { x: 300, y: 480 }, to: { x: 700, y: 480 }, length: '', unit: 'in' });
  expect(clampToPhoto({ x: -5, y: 900 }, photo)).toEqual({ x: 0, y: 800 });
  expect(clampToPhoto({ x: 1001, y: -1 }, photo)).toEqual({ x: 1000, y: 0 });
  expect(clampToPhoto({ x: 12.5, y: 799 }, photo)).toEqual({ x: 12.5, y: 799 });
  expect(UNITS).toEqual(['in', 'cm']);
});
