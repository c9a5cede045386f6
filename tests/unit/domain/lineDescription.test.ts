import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { islands, ownPicture } from '../../../machines/cart/sampleLines.ts';
import { lotusGift, monsoonWall, moonJar, ownGift, sixRidges } from '../../../machines/cart/sampleProducts.ts';
import { nordic as frame, mistyGhats } from '../../../machines/framedPicture/samplePictures.ts';
import type { CartLine, PictureLine } from '../../../src/domain/cartLine.ts';
import { type Choice, DEFAULT_CHOICE } from '../../../src/domain/choice.ts';
import { PAD_COLOURS } from '../../../src/domain/framingTerms.ts';
import {
  describeLine,
  describeSurround,
  formatMeasures,
  getFullLineName,
  getLineOuterSize,
} from '../../../src/domain/lineDescription.ts';
import { createPictureLine } from '../../../src/domain/pictureLine.ts';
import { toPrintSubject } from '../../../src/domain/printSubject.ts';
import type { Size } from '../../../src/domain/size.ts';

const choice = { ...DEFAULT_CHOICE, media: 'Paper', mat: 'standard', size: { width: 16, height: 20 } } as const;
const line = (chosen: Partial<Choice & { size: Size }> = {}, around: typeof frame | null = frame): PictureLine =>
  createPictureLine({
    subject: toPrintSubject(mistyGhats),
    choice: { ...choice, ...chosen },
    frame: around,
    price: 1,
    pincode: '',
  });
const print = line({ mode: 'art' }, null);

describe('what a line says of how it is made up', () => {
  test.each<[CartLine, string, string | null]>([
    [print, '16 × 20 in', null],
    [line(), '16 × 20 in, framed 22.6 × 26.6 in', 'Nordic frame, white mat 2.5 in'],
    [
      line({ pad: 'sage', size: { width: 12, height: 12 } }),
      '12 × 12 in, framed 18.1 × 18.1 in',
      'Nordic frame, sage mat 2.25 in',
    ],
    [line({ mat: 'none', pad: 'sage' }), '16 × 20 in, framed 17.6 × 21.6 in', 'Nordic frame'],
    [
      line({ size: { width: 24, height: 30 }, pad: 'black' }),
      '24 × 30 in, framed 33.6 × 39.6 in',
      'Nordic frame, black mat 3.75 in',
    ],
    [line({ media: 'Canvas', mat: 'none' }), '16 × 20 in, framed 16.8 × 20.8 in', 'Nordic frame'],
  ])('[CONF-45] [CART-14] %#', (made, measures, surround) => {
    expect(describeLine(made)).toEqual(['Nandini Pazhoor', measures, ...(surround ? [surround] : [])]);
    expect(describeSurround(made)).toBe(surround);
  });

  test('a name tells two frames of one picture apart', () => {
    expect(getFullLineName(line())).toBe('Print on Paper - Misty Ghats, Nordic frame, white mat 2.5 in');
    expect(getFullLineName(print)).toBe('Print on Paper - Misty Ghats');
  });

  test('a frame of which no name is known is told as framed', () => {
    expect(describeSurround(line({ mat: 'none' }, { ...frame, title: '' }))).toBe('Framed');
  });

  test('[CONF-45] lengths have no more than two decimals, whatever the mat', () => {
    const anyMade = fc.record({
      size: fc.record({ width: fc.integer({ min: 8, max: 64 }), height: fc.integer({ min: 8, max: 64 }) }),
      mat: fc.constantFrom(0, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.5, 3.75, 4),
      pad: fc.constantFrom(...PAD_COLOURS.map(({ id }) => id)),
    });
    fc.assert(
      fc.property(anyMade, ({ size, mat, pad }) => {
        const made = { ...line({ size, pad }), matting: mat } as PictureLine;
        const { width, height } = getLineOuterSize(made);
        expect(width).toBeCloseTo(size.width + 2 * mat + (size.width <= 17.4 ? 1.6 : 2.1), 6);
        expect(height - size.height).toBeCloseTo(width - size.width, 6);
        expect(describeLine(made)[1]).toMatch(/^\d+ × \d+ in, framed \d+(\.\d{1,2})? × \d+(\.\d{1,2})? in$/);
      }),
    );
  });
});

describe('what a line says of itself under its name', () => {
  test.each<[CartLine, string[]]>([
    [islands, ['Anila Thekkedath', '36 × 24 in']],
    [ownPicture, ['24 × 16 in, framed 33.6 × 25.6 in', 'Matte Black frame, slate mat 3.75 in']],
    [monsoonWall, ['Gallery wall', '51 × 30 in', 'Rustic Ash frame']],
    [lotusGift, ['Gift', '18 × 18 in', 'Burnished Gold frame']],
    [ownGift, ['Gift with your own picture', '20 × 24 in', 'Burnished Gold frame']],
    [moonJar, ['Decor object', '11 × 11 × 10.5 in', 'Colour: White']],
    [sixRidges, ['Mixed media', '24 × 30 in', 'Oak box frame']],
    [{ ...sixRidges, frame: '' }, ['Mixed media', '24 × 30 in', 'Colour: Beige']],
    [{ ...sixRidges, dimension: '', mixed_media_color: '', frame: '' }, ['Mixed media']],
  ])('[CART-11] [CART-19] [CART-20] [CART-21] [CART-22] %#', (line, about) => {
    expect(describeLine(line)).toEqual(about);
  });

  test('[CART-21] [CART-22] a name tells two colours of one thing apart', () => {
    expect([moonJar, sixRidges, monsoonWall].map(getFullLineName)).toEqual([
      'Poornima Moon Jar, White',
      'Six Ridges to Munnar, Oak box frame',
      'Two Monsoons, Rustic Ash frame',
    ]);
  });
});

test('[CONF-45] [CONF-46] a print measures outside what it is printed on', () => {
  expect(getLineOuterSize(islands)).toEqual({ width: 36, height: 24 });
  expect(getLineOuterSize(line())).toEqual({ width: 22.6, height: 26.6 });
});

test('[CART-14] a mat that was kept without its colour is told without', () => {
  const framed = line();
  expect(describeSurround({ ...framed, padcolor: '' } as CartLine)).toBe('Nordic frame, mat 2.5 in');
});

test.each([
  ['51 × 30 inches', '51 × 30 in'],
  ['24 x 30', '24 × 30'],
  ['12X16 Inches', '12 × 16 in'],
  ['Size: 26.6 x 32.6 in', 'Size: 26.6 × 32.6 in'],
  ['11 × 11 × 10.5 in', '11 × 11 × 10.5 in'],
  ['Set of 4, each 11 × 11 inches', 'Set of 4, each 11 × 11 in'],
  ['8" x 10"', '8 × 10 in'],
  ['Wax 3, box of 2', 'Wax 3, box of 2'],
  ['24 in x 30 in', '24 × 30 in'],
  ['24inch x 30inch', '24 × 30 in'],
  ['24 inches x 30 inches', '24 × 30 in'],
  ['11″ x 11″', '11 × 11 in'],
  ['12 inchworms', '12 inchworms'],
  ['', ''],
])('all measures read alike: %j', (written, read) => {
  expect(formatMeasures(written)).toBe(read);
});
