import { addExif, createExif } from './bytes.ts';

type PictureOptions = { width: number; height: number; type?: string; quality?: number };

/** The colour of each quarter: upper left red, upper right green, lower left blue, lower right white. */
const QUARTERS = ['#e00000', '#00a000', '#0000e0', '#ffffff'] as const;

/** A picture of four quarters, by which one sees how it is held. */
export async function createPicture({
  width,
  height,
  type = 'image/jpeg',
  quality = 0.9,
}: PictureOptions): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  QUARTERS.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2);
  });
  return canvas.convertToBlob({ type, quality });
}

export const getBytes = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** A JPEG that says how it is to be held. */
export const createOrientedPicture = async (options: PictureOptions, orientation: number): Promise<Blob> =>
  new Blob([addExif(await getBytes(await createPicture(options)), createExif(orientation))], { type: 'image/jpeg' });

/** The colours in the middle of the four quarters of a picture, as the quarters above are named; null for another. */
export async function readQuarters(picture: Blob): Promise<(number | null)[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const named = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.floor(x * bitmap.width),
      Math.floor(y * bitmap.height),
      1,
      1,
    ).data;
    const match = QUARTERS.findIndex((colour) => {
      const value = Number.parseInt(colour.slice(1), 16);
      const off = [red - (value >> 16), green - ((value >> 8) & 255), blue - (value & 255)];
      return off.every((each) => Math.abs(each) < 40);
    });
    return match < 0 ? null : match;
  };
  return [named(0.25, 0.25), named(0.75, 0.25), named(0.25, 0.75), named(0.75, 0.75)];
}
