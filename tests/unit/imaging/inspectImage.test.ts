import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  addExif,
  createBrandsBox,
  createExif,
  createPngHeader,
  encodeText,
} from '../../../fixtures/support/pictures/bytes.ts';
import { MAX_FILE_BYTES, PictureRejectedError, type PictureSource } from '../../../src/domain/sourcePicture.ts';
import { inspectImage } from '../../../src/imaging/inspectImage.ts';

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
