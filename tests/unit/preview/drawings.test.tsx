import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CHOICE, toFraming } from '../../../src/domain/choice.ts';
import type { FrameLook } from '../../../src/domain/frame.ts';
import { getPadTint } from '../../../src/domain/framingTerms.ts';
import type { Artwork } from '../../../src/preview/artwork.ts';
import type { Drawing, Part } from '../../../src/preview/drawing/drawing.ts';
import { SvgDrawing } from '../../../src/preview/drawing/SvgDrawing.tsx';
import { createCornerDrawing } from '../../../src/preview/pieces/cornerDrawing.ts';
import { createFrontDrawing } from '../../../src/preview/pieces/frontDrawing.ts';
import { formatLength } from '../../../src/preview/pieces/measureLine.ts';
import { createSideDrawing } from '../../../src/preview/pieces/sideDrawing.ts';
import { createArtwork, looks } from './catalogue.ts';

const every = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'group' ? [part, ...every(part.parts)] : [part]));
const texts = ({ parts }: Drawing) => every(parts).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
const images = ({ parts }: Drawing) => every(parts).flatMap((part) => (part.kind === 'image' ? [part.url] : []));
const renderDrawing = (drawing: Drawing, label?: string) =>
  renderToStaticMarkup(<SvgDrawing drawing={drawing} label={label} />);

const VIEWS = {
  front: createFrontDrawing,
  corner: createCornerDrawing,
  side: createSideDrawing,
};
const canvas = { media: 'Canvas', mat: 0 } as const;
const CASES: [name: string, Artwork][] = [
  ['framed with a mat', createArtwork({})],
  ['framed without one', createArtwork({ framing: { mat: 0 } })],
  ['a frame that is not known yet', createArtwork({ frame: null })],
  ['a sheet by itself', createArtwork({ framing: { framed: false, mat: 0 } })],
  ['a canvas by itself', createArtwork({ framing: { ...canvas, framed: false } })],
  [
    'a canvas in a floater',
    createArtwork({ framing: canvas, frame: looks.find(({ type }) => type === 'Floater') as FrameLook }),
  ],
  [
    'a canvas in a scoop',
    createArtwork({ framing: canvas, frame: looks.find(({ type }) => type === 'Scoop') as FrameLook }),
  ],
  ['a panorama', createArtwork({ framing: { size: { width: 63, height: 18 } } })],
  ['a tall strip', createArtwork({ framing: { size: { width: 12, height: 63 }, mat: 0 } })],
  ['the smallest upload', createArtwork({ framing: { size: { width: 8, height: 8 }, mat: 2 } })],
];

describe.each(Object.entries(VIEWS))('the view %s', (_name, view) => {
  test.each(CASES)('of %s is drawn whole, on the server too', (_case, each) => {
    const drawing = view(each);
    expect(drawing.width).toBeGreaterThan(0);
    expect(drawing.height).toBeGreaterThan(0);
    const markup = renderDrawing(drawing);
    expect(markup).not.toMatch(/NaN|Infinity|undefined|null/);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('is drawn in every frame', () => {
    const wrong = looks.filter((frame) => /NaN|undefined/.test(renderDrawing(view(createArtwork({ frame })))));
    expect(wrong).toEqual([]);
  });
});

describe('the front', () => {
  test('is large enough for all of it, at any size', () => {
    for (const [, each] of CASES) {
      const drawing = createFrontDrawing(each);
      const [group] = drawing.parts;
      if (group?.kind !== 'group') throw new TypeError('the piece is not a group');
      const { at, parts } = group;
      const ends = every(parts).flatMap((part) => ('at' in part && 'width' in part.at ? [part.at] : []));
      expect(Math.max(...ends.map(({ x, width }) => at.x + x + width))).toBeLessThan(drawing.width);
      expect(Math.max(...ends.map(({ y, height }) => at.y + y + height))).toBeLessThan(drawing.height);
    }
  });

  test('a mat shows in its colour, and only under glass', () => {
    const tints = (each: Artwork) => JSON.stringify(createFrontDrawing(each)).includes('#5E666B');
    expect(
      [
        createArtwork({ framing: { pad: 'slate' } }),
        createArtwork({ framing: { pad: 'slate', mat: 0 } }),
        createArtwork({ framing: { ...canvas, pad: 'slate' } }),
      ].map(tints),
    ).toEqual([true, false, false]);
  });
});

test('[CART-11] a choice is drawn with its mat in the colour that was chosen', () => {
  const choice = { ...DEFAULT_CHOICE, media: 'Paper', mat: 'standard', pad: 'slate' } as const;
  const drawing = createFrontDrawing(createArtwork({ framing: toFraming(choice, { width: 16, height: 20 }) }));
  expect(JSON.stringify(drawing)).toContain(getPadTint('slate'));
});

describe('the side', () => {
  test('[CONF-53] [CONF-54] [CONF-55] tells how deep it is, beside how high', () => {
    const getMeasures = (each: Artwork) => texts(createSideDrawing(each)).filter((text) => text.endsWith('cm'));
    expect(getMeasures(createArtwork({}))).toEqual(['26.6 in · 67.6 cm', '0.8 in · 2.0 cm']);
    expect(getMeasures(createArtwork({ framing: { size: { width: 24, height: 36 }, mat: 3.75 } }))).toEqual([
      '45.6 in · 115.8 cm',
      '1.2 in · 3.0 cm',
    ]);
    expect(getMeasures(createArtwork({ framing: canvas }))).toEqual(['20.8 in · 52.8 cm', '1.35 in · 3.4 cm']);
  });

  test('is to scale: as deep and as high as the piece', () => {
    const [whole] = createSideDrawing(createArtwork({})).parts;
    const flank = every(whole ? [whole] : []).find(
      (part) => part.kind === 'rect' && part.at.x === 0 && part.at.width === 0.8,
    );
    expect(flank?.kind === 'rect' ? flank.at.height : 0).toBeCloseTo(26.6);
  });

  test.each<[string, Artwork, string[]]>([
    ['framed paper', createArtwork({}), ['Backing', 'Frame', 'Glass', 'Mat', 'Picture']],
    ['framed paper without a mat', createArtwork({ framing: { mat: 0 } }), ['Backing', 'Frame', 'Glass', 'Picture']],
    ['framed canvas, which has no glass', createArtwork({ framing: canvas }), ['Frame', 'Picture', 'Stretcher']],
    ['a canvas by itself', createArtwork({ framing: { ...canvas, framed: false } }), ['Picture', 'Stretcher']],
    ['a sheet by itself', createArtwork({ framing: { framed: false, mat: 0 } }), []],
  ])('names what lies in %s', (_name, each, names) => {
    expect(
      texts(createSideDrawing(each))
        .filter((text) => /^[A-Z][a-z]+$/.test(text))
        .sort(),
    ).toEqual(names);
  });

  test('a canvas shows its picture going round, a frame does not', () => {
    expect(images(createSideDrawing(createArtwork({ framing: { ...canvas, framed: false } })))).toEqual(['/small.jpg']);
    expect(images(createSideDrawing(createArtwork({ framing: canvas })))).toEqual([]);
  });
});

describe('a drawing', () => {
  const drawing = createFrontDrawing(createArtwork({}));

  test('with a label is a picture, without one it is for the eye only', () => {
    expect(renderDrawing(drawing, 'Misty Ghats, framed')).toMatch(
      /^<svg [^>]*role="img" aria-label="Misty Ghats, framed"/,
    );
    expect(renderDrawing(drawing)).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(renderDrawing(drawing)).not.toContain('role=');
  });

  test('twice on one page has ids of its own', () => {
    const markup = renderToStaticMarkup(
      <>
        <SvgDrawing drawing={drawing} />
        <SvgDrawing drawing={drawing} />
      </>,
    );
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('draws every kind of part', () => {
    const fill = { kind: 'colour', colour: '#abc' } as const;
    const at = { x: 1, y: 2, width: 4, height: 2 };
    const markup = renderDrawing({
      width: 10,
      height: 10,
      parts: [
        { kind: 'ellipse', at, fill },
        { kind: 'rect', at, fill, radius: 0.5, stroke: { colour: 'red', width: 0.1 } },
        { kind: 'path', d: 'M0 0L1 1', stroke: { colour: 'blue', width: 0.1 } },
        {
          kind: 'polygon',
          points: [at, { x: 3, y: 3 }],
          fill: { kind: 'radial', centre: at, radius: 2, stops: [{ at: 0, colour: 'tan' }] },
        },
        { kind: 'line', points: [at, { x: 3, y: 3 }], stroke: { colour: 'green', width: 0.1 } },
        { kind: 'image', url: '/a.jpg', at, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } },
        { kind: 'text', text: 'sill & wall', at: { x: 5, y: 5 }, size: 1, colour: '#000', align: 'end', rotation: -90 },
        { kind: 'shadow', of: at, offset: { x: 1, y: 1 }, blur: 2, colour: 'rgb(0 0 0 / 0.5)' },
        { kind: 'group', at: { x: 1, y: 1 }, scale: 2, clip: at, parts: [{ kind: 'rect', at, fill }] },
      ],
    });
    for (const piece of [
      'rx="2" ry="1" fill="#abc"',
      'rx="0.5" fill="#abc" stroke="red" stroke-width="0.1"',
      'd="M0 0L1 1" fill="none" stroke="blue"',
      '<radialGradient',
      'd="M1 2L3 3" fill="none" stroke="green"',
      'viewBox="0.5 0 0.5 1"',
      'text-anchor="end" transform="translate(5 5) rotate(-90)">sill &amp; wall<',
      'stdDeviation="1"',
      'transform="translate(1 1) scale(2)" clip-path="url(#',
    ])
      expect(markup).toContain(piece);
  });
});

test.each([
  [22.6, '22.6 in · 57.4 cm'],
  [18.1, '18.1 in · 46.0 cm'],
  [1.35, '1.35 in · 3.4 cm'],
  [0.1 + 0.2, '0.3 in · 0.8 cm'],
  [24, '24 in · 61.0 cm'],
])('%s inches are read as %s', (inches, text) => {
  expect(formatLength(inches)).toBe(text);
});
