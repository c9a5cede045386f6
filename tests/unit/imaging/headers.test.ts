import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { exifOrientation, uprightPixels } from '../../../src/imaging/header.ts';
import { heifHeader } from '../../../src/imaging/heif.ts';
import { jpegHeader } from '../../../src/imaging/jpeg.ts';
import { pngHeader } from '../../../src/imaging/png.ts';
import { webpHeader } from '../../../src/imaging/webp.ts';
import { exifOf, joined, jpegWithExif, textBytes } from '../../support/pictures/bytes.ts';

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 120, sigma: 40 } } } as never);
const glass = sharp({ create: { width: 60, height: 40, channels: 4, background: { r: 9, g: 90, b: 50, alpha: 0.4 } } });
const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const still = { width: 60, height: 40, orientation: 1, isAnimated: false, isWhole: true };

async function moving() {
  const frame = (grey: number) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: { r: grey, g: grey, b: grey } } })
      .png()
      .toBuffer();
  const frames = await Promise.all([frame(0), frame(120), frame(250)]);
  return sharp(frames, { join: { animated: true } });
}

describe('pixels by the header', () => {
  test.each([
    ['JPEG', jpegHeader, () => photo().jpeg().toBuffer()],
    ['progressive JPEG', jpegHeader, () => photo().jpeg({ progressive: true }).toBuffer()],
    ['PNG', pngHeader, () => photo().png().toBuffer()],
    ['PNG with alpha', pngHeader, () => glass.png().toBuffer()],
    ['lossy WebP', webpHeader, () => photo().webp().toBuffer()],
    ['lossless WebP', webpHeader, () => photo().webp({ lossless: true }).toBuffer()],
    ['WebP with alpha', webpHeader, () => glass.webp().toBuffer()],
    ['AVIF', heifHeader, () => photo().avif().toBuffer()],
  ] as const)('%s', async (_, header, make) => {
    expect(header(await make())).toEqual(still);
  });

  test.each(ORIENTATIONS)('EXIF orientation %i of a JPEG, in either byte order', async (orientation) => {
    const jpeg = await photo().jpeg().toBuffer();
    for (const little of [true, false])
      expect(jpegHeader(jpegWithExif(jpeg, exifOf(orientation, little)))).toEqual({ ...still, orientation });
  });

  test.each(ORIENTATIONS)('EXIF orientation %i as a library writes it', async (orientation) => {
    const held = () => photo().withMetadata({ orientation });
    expect(jpegHeader(await held().jpeg().toBuffer())?.orientation).toBe(orientation);
    expect(pngHeader(await held().png().toBuffer())?.orientation).toBe(orientation);
    expect(webpHeader(await held().webp().toBuffer())?.orientation).toBe(orientation);
  });

  test.each(ORIENTATIONS)('held upright, orientation %i has this width', (orientation) => {
    expect(uprightPixels({ width: 60, height: 40, orientation }).width).toBe(orientation > 4 ? 40 : 60);
  });

  test('EXIF of any garbage is upright', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(exifOrientation(joined(textBytes('II*\0'), bytes))).toBeGreaterThanOrEqual(1);
      }),
    );
    expect(exifOrientation(exifOf(9))).toBe(1);
    expect(exifOrientation(new Uint8Array())).toBe(1);
  });
});

describe('an AVIF that is to be turned', () => {
  /** sharp turns pixels before it writes; so the property is put into the place of another. */
  const turned = async (property: Uint8Array) => {
    const avif = new Uint8Array(await photo().avif().toBuffer());
    const at = [...avif.keys()].find((place) => new TextDecoder().decode(avif.subarray(place, place + 4)) === 'pixi');
    if (at === undefined) throw new Error('The picture has no property to replace');
    avif.set(property, at);
    return heifHeader(avif);
  };

  test.each([
    ['irot', 0, 1],
    ['irot', 1, 8],
    ['irot', 2, 3],
    ['irot', 3, 6],
    ['imir', 0, 4],
    ['imir', 1, 2],
  ] as const)('%s %i is orientation %i', async (tag, value, orientation) => {
    expect(await turned(joined(textBytes(tag), new Uint8Array([value])))).toEqual({ ...still, orientation });
  });
});

describe('a file that was cut off', () => {
  const formats = [
    ['JPEG', jpegHeader, () => photo(200, 200).jpeg().toBuffer()],
    ['progressive JPEG', jpegHeader, () => photo(200, 200).jpeg({ progressive: true }).toBuffer()],
    ['PNG', pngHeader, () => photo(200, 200).png().toBuffer()],
    ['WebP', webpHeader, () => photo(200, 200).webp().toBuffer()],
    ['AVIF', heifHeader, () => photo(200, 200).avif().toBuffer()],
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
    expect(jpegHeader(joined(jpeg, new Uint8Array(90_000).fill(7)))?.isWhole).toBe(true);
  });

  test('a JPEG that was cut off is not whole for the end mark of its thumbnail', async () => {
    const [jpeg, thumbnail] = await Promise.all([photo(300, 300).jpeg().toBuffer(), photo(16, 12).jpeg().toBuffer()]);
    const told = jpegWithExif(jpeg, joined(exifOf(6), thumbnail));
    expect(jpegHeader(told)).toEqual({ width: 300, height: 300, orientation: 6, isAnimated: false, isWhole: true });
    expect(jpegHeader(told.subarray(0, told.length - 400))?.isWhole).toBe(false);
  });
});

test('an animation is seen in its header', async () => {
  expect(webpHeader(await (await moving()).webp().toBuffer())?.isAnimated).toBe(true);
  const png = new Uint8Array(await photo().png().toBuffer());
  const acTL = new Uint8Array(20);
  new DataView(acTL.buffer).setUint32(0, 8);
  acTL.set(textBytes('acTL'), 4);
  expect(pngHeader(joined(png.subarray(0, 33), acTL, png.subarray(33)))?.isAnimated).toBe(true);
});
