import { afterEach, describe, expect, test, vi } from 'vitest';
import { addExif, concatBytes, createExif, encodeText } from '../../../fixtures/support/pictures/bytes.ts';
import {
  createOrientedPicture,
  createPicture,
  getBytes,
  readQuarters,
} from '../../../fixtures/support/pictures/inBrowser.ts';
import { cropPicture, openPicture } from '../../../src/imaging/pictures.ts';

/** Four quarters of 1,300 x 1,280 pixels as sharp writes an AVIF of them; a canvas writes none. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAAXBtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGUAAEAAAAAAAAAqAACAAAAAAI8AAEAAAAAAAAAKAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAFWluZmUCAAAAAAIAAGF2MDEAAAAAr2lwcnAAAACKaXBjbwAAAAxhdjFDgSgCAAAAABRpc3BlAAAAAAAABRQAAAUAAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQgcAAAAAA5waXhpAAAAAAEIAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBlZ0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAdaXBtYQAAAAAAAAACAAEDgQIDAAIEhAIFhgAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAA2G1kYXQSAAoKOiqonP/hAQ0GkDKXARIAAQQAIUAAqVRfV4ZsU9Jq7tC7gcxd1Q5JAMESpxhL5v/dUcv+Zfg1L+07k7LjbsVNJJodPS4Rq7zuw4jNbq1kBjfVosPr+T8jfMeSqxJq7OKjakB5fr1f71O8x+NophItWvcUvVAyat1GF/p9I7StFdzpoMUltPqFNerOi7fCDLoNDS36XaWTZgrpdVnF9sCD5Uzln4ASAAoHGiqonP/hUDIbEgAAAFAScVwIkGGfQRuyMnAC4kICpwUq0KSA';

const SIZE = { width: 1300, height: 1280 };
const whole = { x: 0, y: 0, ...SIZE };
const avif = () => new Blob([Uint8Array.from(atob(AVIF), (sign) => sign.charCodeAt(0))]);
const UPRIGHT = [0, 1, 2, 3];

/** Glass: nothing but the lower right quarter is painted, black. */
function glass(type: string) {
  const canvas = new OffscreenCanvas(SIZE.width, SIZE.height);
  canvas.getContext('2d')?.fillRect(SIZE.width / 2, SIZE.height / 2, SIZE.width / 2, SIZE.height / 2);
  return canvas.convertToBlob({ type });
}

afterEach(() => vi.unstubAllGlobals());

/** On the main thread as where the worker's code does not come. */
const ways = [
  ['in a worker', () => undefined],
  ['on the main thread', () => vi.stubGlobal('Worker', undefined)],
] as const;

describe.each(ways)('%s', (_, prepare) => {
  test.each([
    ['jpeg', () => createPicture({ ...SIZE })],
    ['png', () => createPicture({ ...SIZE, type: 'image/png' })],
    ['webp', () => createPicture({ ...SIZE, type: 'image/webp' })],
    ['avif', async () => avif()],
  ] as const)('[UPL-02] a %s is opened and cut', async (kind, make) => {
    const file = await make();
    prepare();
    const { preview, original, ...opened } = await openPicture(file, 'upload');
    expect(opened).toEqual({ kind, ...SIZE });
    // written by a canvas it holds nothing that must stay here; an AVIF is not sent as it is
    expect(await original.arrayBuffer()).toEqual(await file.arrayBuffer());
    expect(preview.type).toBe('image/jpeg');
    const request = { crop: { x: 0, y: 40, width: 1240, height: 1240 }, turn: 180 as const, of: SIZE };
    const { picture, ...size } = await cropPicture(file, request);
    expect(size).toEqual({ width: 1240, height: 1240 });
    expect(picture.type).toBe('image/jpeg');
    vi.unstubAllGlobals();
    expect(await readQuarters(preview)).toEqual(UPRIGHT);
    expect(await readQuarters(picture)).toEqual([3, 2, 1, 0]);
  });

  test('what a camera wrote about a photo stays on the device', async () => {
    const place = encodeText('Of-somebody at 9.966667, 76.242222');
    const exif = concatBytes(createExif(6), place);
    const photo = await createPicture({ width: 1600, height: 1300 });
    const file = new Blob([addExif(new Uint8Array(await photo.arrayBuffer()), exif)], { type: 'image/jpeg' });
    prepare();
    const { original, width, height } = await openPicture(file, 'upload');
    vi.unstubAllGlobals();
    expect(await file.text()).toContain('Of-somebody');
    expect(await original.text()).not.toContain('Of-somebody');
    expect([width, height]).toEqual([1300, 1600]);
    const { width: wide, height: high } = await createImageBitmap(original);
    expect([wide, high]).toEqual([1300, 1600]);
  });

  test('the copy for the screen has 2,048 pixels at most', async () => {
    const file = await createOrientedPicture({ width: 3000, height: 1500 }, 8);
    prepare();
    const { preview, width, height } = await openPicture(file, 'upload');
    vi.unstubAllGlobals();
    expect([width, height]).toEqual([1500, 3000]);
    const { width: wide, height: high } = await createImageBitmap(preview);
    expect([wide, high]).toEqual([1024, 2048]);
  });

  test.each(['image/png', 'image/webp'])('where a picture has a hole the print is white: %s', async (type) => {
    const file = await glass(type);
    prepare();
    const { preview } = await openPicture(file, 'upload');
    const { picture } = await cropPicture(file, { crop: whole, turn: 0, of: SIZE });
    vi.unstubAllGlobals();
    expect(await readQuarters(preview)).toEqual([3, 3, 3, null]);
    expect(await readQuarters(picture)).toEqual([3, 3, 3, null]);
  });

  test('a picture whose header is fine and whose data are not is damaged', async () => {
    const bytes = await getBytes(await createPicture({ ...SIZE, type: 'image/png' }));
    prepare();
    const broken = new Blob([bytes.fill(0, 60, bytes.length - 12) as Uint8Array<ArrayBuffer>]);
    await expect(openPicture(broken, 'upload')).rejects.toMatchObject({ fault: 'damaged' });
  });

  test('art is cut in its file and measured by what it is printed from', async () => {
    const file = await createPicture({ width: 600, height: 600, type: 'image/webp' });
    prepare();
    expect((await openPicture(file, 'art')).width).toBe(600);
    const request = {
      crop: { x: 0, y: 0, width: 1800, height: 3600 },
      turn: 0 as const,
      of: { width: 3600, height: 3600 },
    };
    const { width, height } = await cropPicture(file, request);
    expect([width, height]).toEqual([300, 600]);
  });

  test('given up, it ends with the reason', async () => {
    const file = await createPicture({ ...SIZE });
    prepare();
    const giving = new AbortController();
    const opening = openPicture(file, 'upload', giving.signal);
    giving.abort(new Error('enough'));
    await expect(opening).rejects.toThrow('enough');
    await expect(openPicture(file, 'upload', giving.signal)).rejects.toThrow('enough');
  });
});

test.each([
  [1, [0, 1, 2, 3]],
  [2, [1, 0, 3, 2]],
  [3, [3, 2, 1, 0]],
  [4, [2, 3, 0, 1]],
  [5, [0, 2, 1, 3]],
  [6, [2, 0, 3, 1]],
  [7, [3, 1, 2, 0]],
  [8, [1, 3, 0, 2]],
])('[UPL-09] what is cut of a photo with EXIF orientation %i stands upright', async (orientation, quarters) => {
  const { original, width, height } = await openPicture(await createOrientedPicture(SIZE, orientation), 'upload');
  expect([width, height]).toEqual(orientation > 4 ? [SIZE.height, SIZE.width] : [SIZE.width, SIZE.height]);
  const of = { width, height };
  const { picture, ...size } = await cropPicture(original, { crop: { x: 0, y: 0, ...of }, turn: 0, of });
  expect(size).toEqual(of);
  expect(await readQuarters(picture)).toEqual(quarters);
});

test('[UPL-11] a crop that is larger than any canvas is cut smaller, and its pixels are told', async () => {
  const file = await createPicture({ width: 2600, height: 2000 });
  vi.stubGlobal('Worker', undefined);
  const Whole = OffscreenCanvas;
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      constructor(width: number, height: number) {
        if (width * height > 4_500_000) throw new RangeError('too large');
        // biome-ignore lint/correctness/noConstructorReturn: a canvas cannot be inherited from
        return new Whole(width, height);
      }
    },
  );
  const crop = { x: 0, y: 0, width: 2600, height: 2000 };
  const { picture, width, height } = await cropPicture(file, { crop, turn: 0, of: { width: 2600, height: 2000 } });
  expect(width * height).toBeLessThanOrEqual(4_194_304);
  expect(width / height).toBeCloseTo(1.3, 2);
  vi.unstubAllGlobals();
  expect((await createImageBitmap(picture)).width).toBe(width);
  expect(await readQuarters(picture)).toEqual(UPRIGHT);
});
