import { createBrandsBox, createPngHeader, encodeText } from './bytes.ts';
import { createPicture, getBytes } from './inBrowser.ts';

const GIF_MOVING = [
  ...encodeText('GIF89a'),
  ...[1, 0, 1, 0, 0, 0, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b],
];
const file = (content: BlobPart, name: string) => new File([content], name);
const cutOff = async () => {
  const whole = await getBytes(await createPicture({ width: 1400, height: 1300 }));
  return whole.slice(0, whole.length / 2);
};

/** What the shopper's file holds where a walk wants this answer. Its name is never a help. */
export const sampleFiles: Record<string, () => Promise<File> | File> = {
  'picture.good': async () => file(await createPicture({ width: 1400, height: 1300 }), 'beach.jpg'),
  'picture.goodButNotKept': async () => file(await createPicture({ width: 1400, height: 1300 }), 'beach.jpg'),
  'picture.empty': () => file('', 'beach.jpg'),
  'picture.tooHeavy': () => Object.defineProperty(file('x', 'beach.jpg'), 'size', { value: 100 * 1024 * 1024 + 1 }),
  'picture.notPicture': () => file('These are my holidays.', 'beach.jpg'),
  'picture.svg': () => file('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'beach.jpg'),
  'picture.gif': () => file(new Uint8Array([...GIF_MOVING.slice(0, 28), 0x3b]), 'beach.jpg'),
  'picture.animated': () => file(new Uint8Array(GIF_MOVING), 'beach.jpg'),
  'picture.otherFormat': () => file(new Uint8Array([0x49, 0x49, 0x2a, 0]), 'beach.jpg'),
  'picture.heic': () => file(heicHeader(), 'beach.jpg'),
  'picture.damaged': async () => file((await cutOff()) as Uint8Array<ArrayBuffer>, 'beach.jpg'),
  'picture.tooManyPixels': () => file(createPngHeader(30_000, 30_000), 'beach.jpg'),
  'picture.tooLow': async () => file(await createPicture({ width: 1199, height: 4000 }), 'beach.jpg'),
};

/** A HEIC of 1,600 x 1,600 pixels that no browser but Safari decodes: its boxes, and nothing in them. */
function heicHeader(): Uint8Array<ArrayBuffer> {
  const box = (tag: string, ...body: number[]) => {
    const length = 8 + body.length;
    return [length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255, ...encodeText(tag), ...body];
  };
  const pixels = [0, 0, 0x06, 0x40];
  const properties = box(
    'iprp',
    ...box('ipco', ...box('ispe', 0, 0, 0, 0, ...pixels, ...pixels)),
    ...box('ipma', 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1),
  );
  const meta = box('meta', 0, 0, 0, 0, ...box('pitm', 0, 0, 0, 0, 0, 1), ...properties);
  return new Uint8Array([...createBrandsBox('heic', 'mif1'), ...meta, ...box('mdat', 1, 2, 3)]);
}
