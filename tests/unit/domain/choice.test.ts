import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arts } from '../../../mocks/seed/arts.ts';
import { listRenditions } from '../../../mocks/seed/renditions.ts';
import {
  type Choice,
  getMediaOptions,
  getSizeOptions,
  parseChoice,
  type RequestedChoice,
  toChoiceParams,
  withChoice,
} from '../../../src/domain/choice.ts';
import { MEDIA, MODES, PAD_COLOURS } from '../../../src/domain/framingTerms.ts';
import { getMatStyles } from '../../../src/domain/mat.ts';
import { findNearestChoice, findNearestMat } from '../../../src/domain/nearestChoice.ts';
import type { PrintSubject } from '../../../src/domain/printSubject.ts';
import { groupSizesByBucket } from '../../../src/domain/size.ts';
import { getPrintableInches } from '../../../src/domain/sourcePicture.ts';
import { anyText } from './anyText.ts';
import { isLawful } from './isLawful.ts';

const rendition = { url: '/a.webp', width: 1, height: 1 };
const subject = (about: Pick<PrintSubject, 'source' | 'ratio' | 'max'>): PrintSubject => ({
  ...about,
  id: 'a',
  variationId: 'v',
  title: 'A',
  artist: '',
  picture: { alt: '', thumbnail: rendition, listing: rendition, detail: rendition },
  path: '/art/a',
  upload: null,
});
const getUpload = (width: number, height: number) =>
  subject({ source: 'upload', ratio: width / height, max: getPrintableInches({ width, height }) });

/** Every art of the catalogue as something to be printed. */
const catalogue = arts.map((art) => {
  const { width, height } = listRenditions(art).inner;
  return subject({ source: 'art', ratio: width / height, max: { width: art.maxWidth, height: art.maxHeight } });
});
/** Pictures of one shape and one largest size are the same to these rules. */
const distinct = (subjects: readonly PrintSubject[]): PrintSubject[] => [
  ...new Map(subjects.map((one) => [JSON.stringify([one.ratio, one.max]), one])).values(),
];
/** 4 by 5, at most 24 x 30: shorter sides of 24, 20, 16 and 12 inches. */
const ghats = subject({ source: 'art', ratio: 0.8, max: { width: 24, height: 30 } });
const frames = ['one', 'two', 'three'];
const from = (requestedChoice: RequestedChoice, about: PrintSubject = ghats) =>
  findNearestChoice(requestedChoice, { subject: about, frames });

/** Every lawful choice of a picture, once with a size. */
function* lawful(about: PrintSubject): Generator<Choice> {
  for (const media of getMediaOptions(about))
    for (const size of getSizeOptions(about, media)) {
      yield { mode: 'art', media, size, frame: null, mat: 'none', pad: 'white' };
      for (const mat of getMatStyles(media, size))
        for (const { id } of mat === 'none' ? PAD_COLOURS.slice(0, 1) : PAD_COLOURS)
          yield { mode: 'frame', media, size, frame: 'two', mat, pad: id };
    }
}

/** What a link keeps of a choice: a print has neither frame nor mat. */
const meant = ({ mode, media, size, frame, mat, pad }: Choice) =>
  mode === 'art' ? { mode, media, size } : { mode, media, size, frame, mat, pad };

describe('what is chosen by itself', () => {
  test('[CONF-20] [CONF-22] [CONF-25] [CONF-26] nothing asked: framed canvas, the first size, the first frame', () => {
    expect(from({})).toEqual({
      choice: {
        mode: 'frame',
        media: 'Canvas',
        size: { width: 16, height: 20 },
        frame: 'one',
        mat: 'none',
        pad: 'white',
      },
      isAdjusted: false,
    });
  });

  test('[CONF-48] paper has its usual mat', () => {
    expect(from({ media: 'Paper' }).choice).toMatchObject({ media: 'Paper', mat: 'standard', pad: 'white' });
  });

  test('[CONF-43] [CONF-44] an upload that fits no canvas is printed on paper, and one that fits nothing has no size', () => {
    const small = getUpload(1500, 1800);
    expect(getMediaOptions(small)).toEqual(['Paper']);
    expect(from({}, small)).toMatchObject({
      choice: { media: 'Paper', size: { width: 10, height: 12 } },
      isAdjusted: false,
    });
    expect(from({ media: 'Canvas' }, small)).toMatchObject({ choice: { media: 'Paper' }, isAdjusted: true });
    const tiny = getUpload(600, 600);
    expect(getMediaOptions(tiny)).toEqual([]);
    expect(from({}, tiny).choice).toMatchObject({ media: 'Canvas', size: null, mat: 'none' });
  });

  test('[CONF-58] art with too few pixels comes in 12 x 12 only', () => {
    const poor = subject({ source: 'art', ratio: 0.8, max: { width: 10, height: 12 } });
    for (const media of MEDIA) expect(getSizeOptions(poor, media)).toEqual([{ width: 12, height: 12 }]);
    expect(from({ size: '24x30' }, poor)).toMatchObject({
      choice: { size: { width: 12, height: 12 } },
      isAdjusted: true,
    });
  });
});

describe('what an address asks for', () => {
  test.each<{ asks: string; chosen: Partial<Choice>; isAdjusted: boolean }>([
    { asks: 'mode=art', chosen: { mode: 'art' }, isAdjusted: false },
    { asks: 'mode=poster', chosen: { mode: 'frame' }, isAdjusted: true },
    { asks: 'media=Paper', chosen: { media: 'Paper' }, isAdjusted: false },
    { asks: 'media=paper', chosen: { media: 'Canvas' }, isAdjusted: true },
    { asks: 'size=24x30', chosen: { size: { width: 24, height: 30 } }, isAdjusted: false },
    { asks: 'size=24.0x30', chosen: { size: { width: 24, height: 30 } }, isAdjusted: false },
    { asks: 'size=23x29', chosen: { size: { width: 24, height: 30 } }, isAdjusted: true },
    { asks: 'size=24x29', chosen: { size: { width: 24, height: 30 } }, isAdjusted: true },
    { asks: 'size=23x30', chosen: { size: { width: 24, height: 30 } }, isAdjusted: true },
    { asks: 'mode=art&size=23x29', chosen: { mode: 'art', size: { width: 24, height: 30 } }, isAdjusted: true },
    { asks: 'mode=art&media=paper', chosen: { mode: 'art', media: 'Canvas' }, isAdjusted: true },
    { asks: 'size=1x1', chosen: { size: { width: 12, height: 15 } }, isAdjusted: true },
    { asks: 'size=9999x9999', chosen: { size: { width: 24, height: 30 } }, isAdjusted: true },
    { asks: 'size=large', chosen: { size: { width: 16, height: 20 } }, isAdjusted: true },
    { asks: 'frame=two', chosen: { frame: 'two' }, isAdjusted: false },
    { asks: 'frame=sold-out', chosen: { frame: 'one' }, isAdjusted: true },
    { asks: 'media=Paper&mat=golden', chosen: { mat: 'golden' }, isAdjusted: false },
    { asks: 'media=Paper&mat=none', chosen: { mat: 'none' }, isAdjusted: false },
    { asks: 'media=Paper&mat=wide', chosen: { mat: 'standard' }, isAdjusted: true },
    { asks: 'mat=standard', chosen: { media: 'Canvas', mat: 'none' }, isAdjusted: true },
    { asks: 'mat=none', chosen: { media: 'Canvas', mat: 'none' }, isAdjusted: false },
    { asks: 'media=Paper&pad=sage', chosen: { pad: 'sage' }, isAdjusted: false },
    { asks: 'media=Paper&pad=pink', chosen: { pad: 'white' }, isAdjusted: true },
    // What has no meaning beside the rest is not missed.
    { asks: 'media=Paper&mat=none&pad=pink', chosen: { mat: 'none' }, isAdjusted: false },
    { asks: 'mode=art&frame=sold-out&mat=wide&pad=pink', chosen: { mode: 'art' }, isAdjusted: false },
    { asks: 'utm_source=mail&id=4', chosen: { mode: 'frame', media: 'Canvas' }, isAdjusted: false },
    { asks: 'size=&media=', chosen: { media: 'Canvas', size: { width: 16, height: 20 } }, isAdjusted: false },
  ])('[CONF-19] $asks', ({ asks, chosen, isAdjusted }) => {
    expect(from(parseChoice(asks))).toMatchObject({ choice: chosen, isAdjusted });
  });

  test('[CONF-19] of two sizes that are as near the larger one is chosen', () => {
    const square = subject({ source: 'art', ratio: 1, max: { width: 20, height: 20 } });
    // 328 square inches: 72 from 20 × 20 and from 16 × 16
    expect(from({ size: '8x41' }, square).choice.size).toEqual({ width: 20, height: 20 });
  });

  test('[CONF-51] a size without a mat takes the mat away', () => {
    const large = subject({ source: 'art', ratio: 0.8, max: { width: 80, height: 100 } });
    const [largest] = getSizeOptions(large, 'Paper');
    expect(largest).toEqual({ width: 40, height: 50 });
    expect(from({ media: 'Paper', size: '40x50', mat: 'golden' }, large)).toMatchObject({
      choice: { mat: 'none' },
      isAdjusted: true,
    });
  });

  test('[CONF-25] a frame is believed while the list is not here', () => {
    expect(findNearestChoice({ frame: 'any' }, { subject: ghats, frames: null })).toMatchObject({
      choice: { frame: 'any' },
      isAdjusted: false,
    });
    expect(findNearestChoice({ frame: 'any' }, { subject: ghats, frames: [] })).toMatchObject({
      choice: { frame: null },
      isAdjusted: true,
    });
  });
});

describe('what an address holds', () => {
  const paper: Choice = {
    mode: 'frame',
    media: 'Paper',
    size: { width: 16, height: 20 },
    frame: 'two',
    mat: 'golden',
    pad: 'sage',
  };

  test('[CONF-19] only what the mode and the media give a meaning to', () => {
    expect(new URLSearchParams(toChoiceParams(paper)).toString()).toBe(
      'mode=frame&media=Paper&size=16x20&frame=two&mat=golden&pad=sage',
    );
    expect(new URLSearchParams(toChoiceParams({ ...paper, mat: 'none' })).toString()).toBe(
      'mode=frame&media=Paper&size=16x20&frame=two&mat=none',
    );
    expect(new URLSearchParams(toChoiceParams({ ...paper, media: 'Canvas', mat: 'none' })).toString()).toBe(
      'mode=frame&media=Canvas&size=16x20&frame=two',
    );
    expect(new URLSearchParams(toChoiceParams({ ...paper, mode: 'art', size: null })).toString()).toBe(
      'mode=art&media=Paper',
    );
  });

  test('[CONF-19] what is no part of the choice stays, and what was chosen before goes', () => {
    expect(withChoice('?id=7&size=1x1&frame=old&width=900', { ...paper, mode: 'art' })).toBe(
      'id=7&width=900&mode=art&media=Paper&size=16x20',
    );
  });
});

test('[CONF-26] the first size is the first one of the first tab', () => {
  for (const art of catalogue) {
    const [tab] = groupSizesByBucket(getSizeOptions(art, 'Canvas'));
    expect(tab?.sizes[0]).toBeDefined();
    expect(from({}, art).choice.size).toEqual(tab?.sizes[0]);
  }
});

test('[CONF-19] every lawful choice of every art in the catalogue comes back from its link, with nothing adjusted', () => {
  const lost: [asked: string, back: unknown][] = [];
  let choices = 0;
  for (const art of distinct(catalogue))
    for (const choice of lawful(art)) {
      const link = withChoice('', choice);
      const back = from(parseChoice(`?${link}`), art);
      if (back.isAdjusted || !isDeepStrictEqual(meant(back.choice), meant(choice))) lost.push([link, back]);
      choices += 1;
    }
  expect(lost).toEqual([]);
  expect(choices).toBeGreaterThan(1_000);
});

const oneOf = (...lists: readonly (readonly string[])[]) =>
  fc.option(fc.oneof(fc.constantFrom(...lists.flat()), anyText), { nil: undefined });
const anyRequestedChoice: fc.Arbitrary<RequestedChoice> = fc.record({
  mode: oneOf(MODES),
  media: oneOf(MEDIA),
  size: fc.oneof(
    oneOf(['12x15', '24x30']),
    fc.tuple(fc.nat(99), fc.nat(99)).map((sides) => sides.join('x')),
  ),
  frame: oneOf(frames),
  mat: oneOf(['none', 'standard', 'golden']),
  pad: oneOf(PAD_COLOURS.map(({ id }) => id)),
}) as fc.Arbitrary<RequestedChoice>;
const anySubject = fc.oneof(
  fc.constantFrom(...catalogue),
  fc.tuple(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 1, max: 12_000 })).map((px) => getUpload(...px)),
);

test('[CONF-19] whatever an address asks for, the choice is lawful', () => {
  fc.assert(
    fc.property(anyRequestedChoice, anySubject, (requestedChoice, about) => {
      const { choice } = from(requestedChoice, about);
      expect(isLawful(choice, about, frames)).toBe(true);
    }),
  );
});

test('[CONF-19] it is adjusted only if something that was asked was not granted', () => {
  fc.assert(
    fc.property(anyRequestedChoice, anySubject, (requestedChoice, about) => {
      const { choice, isAdjusted } = from(requestedChoice, about);
      const params = Object.fromEntries(toChoiceParams(choice));
      const refused = Object.entries(requestedChoice).filter(
        ([part, text]) => text !== undefined && params[part] !== text,
      );
      if (isAdjusted) expect(refused).not.toEqual([]);
      if (refused.length === 0) expect(isAdjusted).toBe(false);
    }),
  );
});

test('[CONF-19] asking for what was chosen changes nothing more', () => {
  fc.assert(
    fc.property(anyRequestedChoice, anySubject, (requestedChoice, about) => {
      const { choice } = from(requestedChoice, about);
      const again = from(parseChoice(withChoice('', choice)), about);
      expect([meant(again.choice), again.isAdjusted]).toEqual([meant({ ...choice, ...getPad(choice) }), false]);
    }),
  );
});

/** Without a mat a link holds no colour for it. */
const getPad = ({ mat }: Choice): Partial<Choice> => (mat === 'none' ? { pad: 'white' } : {});

describe('the nearest mat', () => {
  test.each([
    [undefined, 'Canvas', null, 'none'],
    ['golden', 'Canvas', { width: 16, height: 20 }, 'none'],
    [undefined, 'Paper', null, 'standard'],
    ['golden', 'Paper', null, 'golden'],
    ['none', 'Paper', { width: 16, height: 20 }, 'none'],
    // wider than 52 inches, or higher than 32, in landscape
    ['golden', 'Paper', { width: 53, height: 30 }, 'none'],
    ['golden', 'Paper', { width: 50, height: 33 }, 'none'],
    // wider than 32 inches, or higher than 52, in portrait
    ['golden', 'Paper', { width: 33, height: 50 }, 'none'],
    ['golden', 'Paper', { width: 30, height: 53 }, 'none'],
    ['golden', 'Paper', { width: 32, height: 52 }, 'golden'],
  ] as const)('[CONF-50] [CONF-51] [CONF-52] %s on %s in %j is %s', (wish, media, size, mat) => {
    expect(findNearestMat(wish, media, size)).toBe(mat);
  });
});
