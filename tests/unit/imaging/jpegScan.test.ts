import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isJpegScanWhole } from '../../../src/imaging/jpegScan.ts';

const [WIDTH, HEIGHT] = [317, 203];

/** Something to see in each block: a flat picture breaks into a flat one. */
function noise(channels: 1 | 3) {
  let state = 1;
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * channels }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } });
}
const isWhole = (bytes: Uint8Array) => isJpegScanWhole(new Uint8Array(bytes), null);
const encode = async (progressive: boolean) =>
  new Uint8Array(await noise(3).jpeg({ quality: 80, progressive }).toBuffer());
const plain = () => encode(false);

describe('a JPEG whose scan is whole', () => {
  test.each([
    ['4:2:0', () => noise(3).jpeg({ chromaSubsampling: '4:2:0' })],
    ['4:4:4', () => noise(3).jpeg({ chromaSubsampling: '4:4:4', quality: 100 })],
    ['of low quality', () => noise(3).jpeg({ quality: 5 })],
    ['in grey', () => noise(1).jpeg()],
    ['in CMYK', () => noise(3).toColourspace('cmyk').jpeg()],
    ['with tables of its own', () => noise(3).jpeg({ optimiseCoding: true })],
    ['progressive', () => noise(3).jpeg({ progressive: true })],
    ['progressive, 4:4:4', () => noise(3).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 98 })],
    ['progressive of low quality', () => noise(3).jpeg({ progressive: true, quality: 5 })],
    ['progressive in grey', () => noise(1).jpeg({ progressive: true })],
    ['progressive in fewer scans', () => noise(3).jpeg({ progressive: true, optimiseScans: true, mozjpeg: true })],
    [
      'progressive and flat',
      () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#567' } }).jpeg({ progressive: true }),
    ],
    ['flat', () => sharp({ create: { width: 900, height: 700, channels: 3, background: '#567' } }).jpeg()],
    ['of one pixel', () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#567' } }).jpeg()],
  ])('[UPL-02] is taken: %s', async (_, picture) => {
    expect(await isWhole(await picture().toBuffer())).toBe(true);
  });

  test('[UPL-02] what a camera writes behind it, or a few bytes to fill up, do not count', async () => {
    const jpeg = await plain();
    expect(await isWhole(Uint8Array.from([...jpeg, ...jpeg]))).toBe(true);
    expect(await isWhole(Uint8Array.from([...jpeg.subarray(0, -2), 0, 0, 0, 0, 0xff, 0xd9]))).toBe(true);
  });
});

describe.each([
  ['baseline', false],
  ['progressive', true],
])('a %s JPEG whose scan is broken, with its end in place', (_, progressive) => {
  const broken = async (breaking: (jpeg: Uint8Array) => ArrayLike<number>) =>
    isWhole(Uint8Array.from(breaking(await encode(progressive))));
  const END = [0xff, 0xd9];

  test.each([1, 3, 10, 50, 90])('[UPL-02] [UPL-18] is damaged where %i percent of it are missing', async (share) => {
    expect(
      await broken((jpeg) => [...jpeg.subarray(0, Math.floor(jpeg.length * (1 - share / 100)) - 40), ...END]),
    ).toBe(false);
  });

  test.each([0x00, 0x55, 0xaa, 0xfe])(
    '[UPL-02] [UPL-18] is damaged where a tenth of it is overwritten with %i',
    async (by) => {
      expect(await broken((jpeg) => jpeg.fill(by, jpeg.length * 0.5, jpeg.length * 0.6))).toBe(false);
    },
  );

  test('[UPL-02] [UPL-18] is damaged where a piece is missing in its midst, or there is none at all', async () => {
    expect(
      await broken((jpeg) => [...jpeg.subarray(0, jpeg.length * 0.4), ...jpeg.subarray(Math.floor(jpeg.length * 0.5))]),
    ).toBe(false);
    expect(await broken((jpeg) => [...jpeg.subarray(0, 640), ...END])).toBe(false);
  });
});

test('[UPL-18] a component without blocks, which would never end, is damaged at once', async () => {
  const jpeg = await plain();
  const frame = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
  for (const each of [0, 1, 2]) jpeg[frame + 11 + each * 3] = 0;
  expect(await isWhole(jpeg)).toBe(false);
});
