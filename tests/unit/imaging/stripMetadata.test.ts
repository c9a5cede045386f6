import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addExif, concatBytes, createExif, encodeText } from '../../../fixtures/support/pictures/bytes.ts';
import { inspectImage, type PrintableKind, stripMetadata } from '../../../src/imaging/inspectImage.ts';

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
