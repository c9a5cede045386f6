import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { addExif, concatBytes, createExif, encodeText } from '../../../fixtures/support/pictures/bytes.ts';
import { readHeifHeader } from '../../../src/imaging/heif.ts';
import { stripExif } from '../../../src/imaging/imageHeader.ts';
import { readJpegHeader } from '../../../src/imaging/jpeg.ts';
import { readPngHeader } from '../../../src/imaging/png.ts';
import { readWebpHeader } from '../../../src/imaging/webp.ts';

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 } } } as never);
const glass = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 90, b: 50, alpha: 0.4 } } });
const still = { width: 60, height: 40, isAnimated: false, isWhole: true };

async function createMovie() {
  const frame = (grey: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame(0), frame(120), frame(250)]);
  return sharp(frames, { join: { animated: true } });
}

describe('pixels by the header', () => {
  test.each([
    ['JPEG', readJpegHeader, () => photo().jpeg().toBuffer()],
    ['progressive JPEG', readJpegHeader, () => photo().jpeg({ progressive: true }).toBuffer()],
    ['PNG', readPngHeader, () => photo().png().toBuffer()],
    ['PNG with alpha', readPngHeader, () => glass.png().toBuffer()],
    ['lossy WebP', readWebpHeader, () => photo().webp().toBuffer()],
    ['lossless WebP', readWebpHeader, () => photo().webp({ lossless: true }).toBuffer()],
    ['WebP with alpha', readWebpHeader, () => glass.webp().toBuffer()],
    ['AVIF', readHeifHeader, () => photo().avif().toBuffer()],
  ] as const)('%s', async (_, header, make) => {
    expect(header(await make())).toEqual(still);
  });

  test('EXIF of any garbage is upright', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect([undefined, 26]).toContain(stripExif(concatBytes(encodeText('II*\0'), bytes))?.length);
      }),
    );
    expect(stripExif(createExif(9))).toBeNull();
    expect(stripExif(new Uint8Array())).toBeNull();
  });
});

describe('a file that was cut off', () => {
  const formats = [
    ['JPEG', readJpegHeader, () => photo(200, 200).jpeg().toBuffer()],
    ['progressive JPEG', readJpegHeader, () => photo(200, 200).jpeg({ progressive: true }).toBuffer()],
    ['PNG', readPngHeader, () => photo(200, 200).png().toBuffer()],
    ['WebP', readWebpHeader, () => photo(200, 200).webp().toBuffer()],
    ['AVIF', readHeifHeader, () => photo(200, 200).avif().toBuffer()],
  ] as const;

  test.each(formats)(
    '%s is found, wherever it was cut, and never throws anything but a range',
    async (_, header, make) => {
      const whole = new Uint8Array(await make());
      expect(header(whole)?.isWhole).toBe(true);
      for (let share = 0.02; share < 1; share += 0.02) {
        try {
          expect(header(whole.slice(0, Math.floor(whole.length * share)))?.isWhole ?? false).toBe(false);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }
    },
  );

  test('a JPEG with a film behind its end is whole', async () => {
    const jpeg = await photo().jpeg().toBuffer();
    expect(readJpegHeader(concatBytes(jpeg, new Uint8Array(90_000).fill(7)))?.isWhole).toBe(true);
  });

  test('a JPEG that was cut off is not whole for the end mark of its thumbnail', async () => {
    const [jpeg, thumbnail] = await Promise.all([photo(300, 300).jpeg().toBuffer(), photo(16, 12).jpeg().toBuffer()]);
    const rotatedJpeg = addExif(jpeg, concatBytes(createExif(6), thumbnail));
    expect(readJpegHeader(rotatedJpeg)).toEqual({
      width: 300,
      height: 300,
      isAnimated: false,
      isWhole: true,
    });
    expect(readJpegHeader(rotatedJpeg.subarray(0, rotatedJpeg.length - 400))?.isWhole).toBe(false);
  });
});

test('an animation is seen in its header', async () => {
  expect(readWebpHeader(await (await createMovie()).webp().toBuffer())?.isAnimated).toBe(true);
  const png = new Uint8Array(await photo().png().toBuffer());
  const acTL = new Uint8Array(20);
  new DataView(acTL.buffer).setUint32(0, 8);
  acTL.set(encodeText('acTL'), 4);
  expect(readPngHeader(concatBytes(png.subarray(0, 33), acTL, png.subarray(33)))?.isAnimated).toBe(true);
});
