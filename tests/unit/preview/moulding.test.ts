import { describe, expect, test } from 'vitest';
import type { FrameLook } from '../../../src/domain/frame.ts';
import { SIDES, type Side } from '../../../src/preview/geometry/plane.ts';
import { createMoulding } from '../../../src/preview/moulding/createMoulding.ts';
import type { Moulding } from '../../../src/preview/moulding/moulding.ts';
import { getMouldingStops } from '../../../src/preview/moulding/mouldingStops.ts';
import { createStrip, type Strip } from '../../../src/preview/moulding/strip.ts';
import { looks } from './catalogue.ts';

const mouldings = looks.map((look) => ({ title: look.title, moulding: createMoulding(look) }));
const findMoulding = (title: string) => mouldings.find((each) => each.title === title)?.moulding as Moulding;

const channels = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The mean light of rows of a strip, from one share of the face to another. */
function getLight({ width, height, data }: Strip, from = 0, to = 1): number {
  let [sum, count] = [0, 0];
  for (let y = Math.floor(from * height); y < Math.ceil(to * height); y++)
    for (let x = 0; x < width; x++) {
      sum += luminance(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3));
      count += 1;
    }
  return sum / count;
}

const ofSides = (of: (side: Side) => number) =>
  Object.fromEntries(SIDES.map((side) => [side, of(side)])) as Record<Side, number>;
/** Is the upper side and the left one lighter than each of the others? */
const isLitFromUpperLeft = ({ top, right, bottom, left }: Record<Side, number>) =>
  Math.min(top, left) > Math.max(right, bottom);

describe('what the words of a frame make of its moulding', () => {
  test.each([
    ['Matte Black', 'flat'],
    ['Nordic', 'box'],
    ['Honey Oak', 'bevel'],
    ['Mocha', 'round'],
    ['Burnished Gold', 'scoop'],
    ['Walnut Line', 'step'],
    ['Black Floater', 'floater'],
    ['Rosewood Bead', 'bead'],
    ['Temple Carved', 'carved'],
    ['Palace Rope', 'rope'],
    ['Pewter Bamboo', 'bamboo'],
  ])('%s is %s', (title, shape) => {
    expect(findMoulding(title).shape).toBe(shape);
  });

  test('leaf and metal mirror the room, wood and paint do not', () => {
    const mirrors = looks.filter((look) => createMoulding(look).mirror > 0).map(({ material }) => material);
    expect(new Set(mirrors)).toEqual(new Set(['Metal leaf on pine', 'Aluminium']));
  });

  test('black frames are dark, white ones light, and red, blue and green ones are what they are called', () => {
    const strongest = (title: string) => {
      const rgb = channels(findMoulding(title).tone);
      return ['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))];
    };
    expect(
      ['Matte Black', 'Vintage Black', 'Charred Cedar'].every(
        (title) => luminance(channels(findMoulding(title).tone)) < 45,
      ),
    ).toBe(true);
    expect(luminance(channels(findMoulding('Matte White').tone))).toBeGreaterThan(230);
    expect(['Madder Red', 'Indigo Wash', 'Neem Green'].map(strongest)).toEqual(['red', 'blue', 'green']);
  });

  test('a thread of gold at the inner edge is there where the shop says so', () => {
    expect(looks.filter((look) => createMoulding(look).sight).map(({ title }) => title)).toEqual([
      'Walnut Line',
      'Ink and Gilt',
    ]);
  });

  test('no two frames look the same', () => {
    expect(new Set(mouldings.map(({ moulding }) => moulding.key)).size).toBe(31);
    const stops = mouldings.map(({ moulding: { shape, tone, shine, sight } }) => [shape, tone, shine, sight].join());
    // Two black frames differ in their grain only.
    expect(new Set(stops).size).toBeGreaterThanOrEqual(30);
  });

  test('words that nobody knows still give a frame', () => {
    const nothing: FrameLook = { title: '', colours: [], style: '', type: '', material: '' };
    const odd: FrameLook = {
      title: 'Ω',
      colours: ['Ultraviolet'],
      style: 'Steampunk',
      type: 'Möbius',
      material: 'Basalt',
    };
    for (const look of [nothing, odd]) {
      const moulding = createMoulding(look);
      expect([moulding.shape, moulding.mirror]).toEqual(['flat', 0]);
      expect(moulding.tone).toMatch(/^#[0-9a-f]{6}$/);
      expect(createStrip(moulding, 'top', 20).height).toBe(16);
    }
  });

  test('one frame cut to two sizes has two keys', () => {
    const [look] = looks as [FrameLook];
    expect(createMoulding(look, { face: 1.05, depth: 1.2 }).key).not.toBe(createMoulding(look).key);
  });
});

describe('the light on it, which comes from the upper left', () => {
  test.each(mouldings)('$title: stops go from the outer to the inner edge', ({ moulding }) => {
    for (const side of SIDES) {
      const stops = getMouldingStops(moulding, side);
      const places = stops.map(({ at }) => at);
      expect([places[0], places.at(-1)]).toEqual([0, 1]);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(stops.filter(({ colour }) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
    }
  });

  test.each(mouldings)('$title: the outer edges above and on the left catch it', ({ moulding }) => {
    expect(ofSides((side) => getLight(createStrip(moulding, side, 40), 0, 0.05))).toSatisfy(isLitFromUpperLeft);
    expect(ofSides((side) => luminance(channels(getMouldingStops(moulding, side)[1]?.colour ?? '')))).toSatisfy(
      isLitFromUpperLeft,
    );
  });

  // A face that slopes towards the picture looks down above and up below, as a scoop does: there the lower side is in the light.
  test.each(mouldings.filter(({ moulding: { shape } }) => ['flat', 'box', 'floater', 'carved'].includes(shape)))(
    '$title: a face that lies flat is lighter above and on the left',
    ({ moulding }) => {
      expect(ofSides((side) => getLight(createStrip(moulding, side, 40)))).toSatisfy(isLitFromUpperLeft);
    },
  );

  test('a scoop is dark above, where it looks away from the lamp, and light below', () => {
    const { top, bottom } = ofSides((side) =>
      getLight(createStrip(findMoulding('Burnished Gold'), side, 40), 0.2, 0.7),
    );
    expect(bottom).toBeGreaterThan(top);
  });
});

describe('its surface', () => {
  /** How far two columns of a strip are apart, on the mean. */
  function apart({ width, height, data }: Strip, one: number, other: number): number {
    let sum = 0;
    for (let y = 0; y < height; y++)
      for (let c = 0; c < 3; c++)
        sum += Math.abs((data[(y * width + one) * 4 + c] as number) - (data[(y * width + other) * 4 + c] as number));
    return sum / height / 3;
  }

  test.each(mouldings)('$title: ends as it begins', ({ moulding }) => {
    const strip = createStrip(moulding, 'top', 40);
    const steps = Array.from({ length: strip.width - 1 }, (_, x) => apart(strip, x, x + 1));
    expect(apart(strip, strip.width - 1, 0)).toBeLessThanOrEqual(Math.max(...steps));
  });

  test.each([
    [0.8, 50],
    [1.05, 75],
    [0.4, 120],
  ])('a face of %s inches at %s px an inch is so many px wide, opaque all over', (face, pixelsPerInch) => {
    const strip = createStrip(createMoulding(looks[2] as FrameLook, { face, depth: 1 }), 'left', pixelsPerInch);
    expect(strip.height).toBe(Math.round(face * pixelsPerInch));
    expect(strip.data.length).toBe(strip.width * strip.height * 4);
    expect(strip.data.filter((value, i) => i % 4 === 3 && value !== 255).length).toBe(0);
  });

  test('is the same at each call, and another on each side', () => {
    const moulding = findMoulding('Sheesham Step');
    const strips = SIDES.map((side) => createStrip(moulding, side, 30).data.join());
    createStrip(findMoulding('Nordic'), 'top', 30);
    expect(SIDES.map((side) => createStrip(moulding, side, 30).data.join())).toEqual(strips);
    expect(new Set(strips).size).toBe(4);
  });

  test('wood has grain where paint has none', () => {
    const roughness = (title: string) => {
      const strip = createStrip(findMoulding(title), 'top', 60);
      return apart(strip, 0, Math.floor(strip.width / 2));
    };
    expect(roughness('Rustic Ash')).toBeGreaterThan(5 * roughness('Matte White'));
  });
});
