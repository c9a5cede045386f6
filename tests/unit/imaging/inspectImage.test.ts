import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  addExif,
  concatBytes,
  createBrandsBox,
  createExif,
  createPngHeader,
  encodeText,
} from '../../../fixtures/support/pictures/bytes.ts';
import { MAX_FILE_BYTES, PictureRejectedError, type PictureSource } from '../../../src/domain/sourcePicture.ts';
import { inspectImage, type PrintableKind, sniffFileKind, stripMetadata } from '../../../src/imaging/inspectImage.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 150 } } });

async function createAnimatedGif(frames: number) {
  const shades = Array.from({ length: frames }, (_, index) => index * 60);
  const pages = shades.map((grey) =>
    sharp({ create: { width: 12, height: 9, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(pages), { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** Why a file is refused; the kind of one that is taken. */
async function inspect(bytes: Uint8Array | Promise<Uint8Array>, source: PictureSource = 'upload') {
  const file = await bytes;
  try {
    return inspectImage(file, source);
  } catch (error) {
    if (error instanceof PictureRejectedError) return { fault: error.fault };
    throw error;
  }
}

describe('a picture before it is decoded', () => {
  test('[UPL-02] a text that is named .jpg is no picture', async () => {
    expect(await inspect(encodeText('These are my holidays.'))).toEqual({ fault: 'notPicture' });
  });

  test('a JPEG of which the end is missing is damaged', async () => {
    const jpeg = await flat(1300, 1300).jpeg().toBuffer();
    expect(await inspect(jpeg.subarray(0, jpeg.length - 20))).toEqual({ fault: 'damaged' });
    expect(await inspect(jpeg.subarray(0, 40))).toEqual({ fault: 'damaged' });
  });

  test('an animated GIF is told apart from a still one, and neither is taken', async () => {
    expect(await inspect(createAnimatedGif(3))).toEqual({ fault: 'animated' });
    expect(await inspect(flat(12, 9).gif().toBuffer())).toEqual({ fault: 'gif' });
  });

  test('an SVG with a script is never opened', async () => {
    expect(await inspect(encodeText('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'))).toEqual({
      fault: 'svg',
    });
  });

  test.each([
    [1, 1],
    [20_000, 10],
    [1199, 4000],
    [4000, 1199],
  ])('[UPL-14] [UPL-16] %i x %i pixels are too few', async (width, height) => {
    expect(await inspect(flat(width, height).png().toBuffer())).toEqual({ fault: 'tooLow' });
  });

  test('[UPL-14] 8 inches on both sides are enough, whichever way the picture is held', async () => {
    const jpeg = await flat(1800, 1200).jpeg().toBuffer();
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8] as const)
      expect(await inspect(addExif(jpeg, createExif(orientation)))).toBe('jpeg');
  });

  test('a picture that would fill the memory is refused by its header', async () => {
    expect(await inspect(createPngHeader(30_000, 30_000))).toEqual({ fault: 'tooManyPixels' });
    expect(await inspect(createPngHeader(16_320, 12_240))).toBe('png');
  });

  test('nothing, and too much of it', async () => {
    expect(await inspect(new Uint8Array())).toEqual({ fault: 'empty' });
    expect(await inspect(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({ fault: 'tooHeavy' });
  });

  test('TIFF is another format, and a HEIC without a picture inside is damaged', async () => {
    expect(await inspect(flat(9, 9).tiff().toBuffer())).toEqual({ fault: 'otherFormat' });
    expect(await inspect(createBrandsBox('heic', 'mif1'))).toEqual({ fault: 'damaged' });
  });

  test("[UPL-15] an art's file may be small: what it is printed from counts", async () => {
    const webp = await flat(900, 1200).webp().toBuffer();
    expect(await inspect(webp, 'art')).toBe('webp');
    expect(await inspect(webp)).toEqual({ fault: 'tooLow' });
  });

  test('whatever the bytes, nothing but a refusal is thrown', async () => {
    const heads = [
      [0xff, 0xd8, 0xff],
      [...encodeText('GIF89a')],
      [...encodeText('RIFF0000WEBPVP8X')],
      [...createBrandsBox('avif')],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 200 }), async (head, rest) => {
        await inspect(new Uint8Array([...head, ...rest]));
      }),
      { numRuns: 1000 },
    );
  });
});

const plain = () =>
  sharp({ create: { width: 8, height: 6, channels: 4, background: { r: 120, g: 80, b: 60, alpha: 0.5 } } });

describe('[UPL-02] a file is what its content says', () => {
  test.each([
    ['jpeg', () => plain().flatten().jpeg().toBuffer()],
    ['png', () => plain().png().toBuffer()],
    ['webp', () => plain().webp().toBuffer()],
    ['webp', () => plain().flatten().webp().toBuffer()],
    ['webp', () => plain().webp({ lossless: true }).toBuffer()],
    ['avif', () => plain().flatten().avif().toBuffer()],
    ['gif', () => plain().gif().toBuffer()],
    ['tiff', () => plain().tiff().toBuffer()],
  ] as const)('%s', async (kind, make) => {
    expect(sniffFileKind(await make())).toBe(kind);
  });

  test.each([
    ['heic', createBrandsBox('heic', 'mif1', 'heic')],
    ['heic', createBrandsBox('mif1', 'heic')],
    ['avif', createBrandsBox('mif1', 'avif', 'miaf')],
    ['other', createBrandsBox('isom', 'mp41')],
    ['tiff', new Uint8Array([0x4d, 0x4d, 0, 0x2a])],
    ['bmp', new Uint8Array([0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0])],
  ] as const)('%s by its brand or mark', (kind, bytes) => {
    expect(sniffFileKind(bytes)).toBe(kind);
  });

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\uFEFF<?xml version="1.0"?>\n<!-- a <b> comment -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg>',
    '  <SVG/>',
    '<svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  ])('svg: %s', (text) => {
    expect(sniffFileKind(encodeText(text))).toBe('svg');
  });

  test('svg in UTF-16', () => {
    const text = '\uFEFF<svg/>';
    expect(sniffFileKind(new Uint8Array(Uint16Array.from([...text].map((sign) => sign.charCodeAt(0))).buffer))).toBe(
      'svg',
    );
  });

  test.each(['', 'Dear diary', '<p>svg</p>', '<svgish>', 'GIF', 'BM and then some', '%PDF-1.7', 'RIFF1234WAVE'])(
    'nothing that we know: %s',
    (text) => {
      expect(sniffFileKind(encodeText(text))).toBe('other');
    },
  );
});

/** Where a camera states that it was, who wrote it, and in which words. */
const GPS = { IFD0: { Copyright: 'Of-somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 58/1 0/1' } };
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>9.966667,Of-somebody</rdf:RDF></x:xmpmeta>';
const TRACES = ['Of-somebody', 'adobe:ns:meta', 'photoshop', 'film behind the end', 'a comment'];

const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 } } } as never);
const createPhoto = (orientation: number) =>
  photo().withExif(GPS).withXmp(XMP).withMetadata({ orientation, icc: 'p3' }).withExifMerge(GPS);

/** A segment of a JPEG, put in front of all else. */
const addSegment = (jpeg: Uint8Array, marker: number, text: string) =>
  concatBytes(jpeg.subarray(0, 2), Uint8Array.of(0xff, marker, 0, text.length + 2), encodeText(text), jpeg.subarray(2));

const MAKE: Record<
  'jpeg' | 'progressive' | 'png' | 'webp',
  [PrintableKind, (orientation: number) => Promise<Uint8Array>]
> = {
  jpeg: [
    'jpeg',
    async (orientation) => {
      const plain = await createPhoto(orientation).jpeg().toBuffer();
      const written = addSegment(addSegment(plain, 0xed, 'photoshop'), 0xfe, 'a comment');
      return concatBytes(written, encodeText('film behind the end'));
    },
  ],
  progressive: ['jpeg', async (orientation) => createPhoto(orientation).jpeg({ progressive: true }).toBuffer()],
  png: ['png', async (orientation) => createPhoto(orientation).png().toBuffer()],
  webp: ['webp', async (orientation) => createPhoto(orientation).webp().toBuffer()],
};

/** The file as it would be sent. */
async function strip(kind: PrintableKind, bytes: Uint8Array) {
  const own = Uint8Array.from(bytes);
  expect(inspectImage(own, 'art')).toBe(kind);
  const file = stripMetadata(new Blob([own]), own, kind);
  return { file, bytes: new Uint8Array(await file.arrayBuffer()) };
}

const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

describe.each(Object.entries(MAKE))('%s', (_, [kind, make]) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'held by orientation %i, it is sent without what was written about it',
    async (orientation) => {
      const before = await make(orientation);
      const { file, bytes } = await strip(kind, before);
      const [was, is] = [await sharp(before).metadata(), await sharp(bytes).metadata()];
      // the example has what is to go
      expect(was.exif).toBeDefined();
      expect(Buffer.from(before).includes(TRACES[0] as string)).toBe(true);
      expect(TRACES.filter((trace) => Buffer.from(bytes).includes(trace))).toEqual([]);
      expect(is.xmp).toBeUndefined();
      expect(is.exif?.length ?? 0).toBeLessThanOrEqual(40);
      expect(is.orientation ?? 1).toBe(orientation);
      expect(is.icc).toEqual(was.icc);
      expect(await pixelsOf(bytes)).toEqual(await pixelsOf(before));
      expect(file.type).toBe(`image/${kind}`);
      expect(inspectImage(bytes, 'art')).toBe(kind);
    },
  );
});

test('a picture without any of that stays as it is, byte by byte', async () => {
  for (const [kind, bytes] of [
    ['png', await photo().png().toBuffer()],
    ['webp', await photo().webp().toBuffer()],
    ['jpeg', await photo().jpeg().toBuffer()],
  ] as const)
    expect(Buffer.from((await strip(kind, bytes)).bytes).equals(bytes)).toBe(true);
});

test('an AVIF, which goes as a JPEG of its pixels, is not touched', async () => {
  const bytes = await photo().avif().toBuffer();
  expect(Buffer.from((await strip('avif', bytes)).bytes).equals(bytes)).toBe(true);
});

test('a JPEG keeps how it is to be held, in either byte order of its EXIF', async () => {
  const jpeg = await photo().jpeg().toBuffer();
  for (const little of [true, false]) {
    const { bytes } = await strip('jpeg', addExif(jpeg, createExif(6, little)));
    expect((await sharp(bytes).metadata()).orientation).toBe(6);
  }
});
