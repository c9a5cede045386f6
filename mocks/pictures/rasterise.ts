import sharp from 'sharp';
import { layGrain } from './grain.ts';
import type { PictureJob } from './pictureJob.ts';
import type { Pixels } from './pixels.ts';
import { renderPicture } from './renderPicture.ts';
import { drawScene } from './scenes.ts';

// Several pictures are made at once; more threads within one would only wait for each other.
sharp.concurrency(1);

/** As WebP, at a lower quality where the first try passes the limit (bytes). */
async function encode(image: sharp.Sharp, quality: number, limit: number): Promise<Buffer> {
  const bytes = await image.clone().webp({ quality, effort: 2 }).toBuffer();
  if (bytes.length <= limit || quality <= 30) return bytes;
  return encode(image, Math.max(30, Math.round(quality * Math.min(0.86, limit / bytes.length))), limit);
}

/** The bytes of an SVG text (sRGB), three a pixel. */
async function pixelsOfSvg(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws a file of a picture at its size, and gives its bytes (WebP). Node only. */
export async function rasterise({ sketch, longSide, quality, limit, hasGrain }: PictureJob): Promise<Buffer> {
  const picture = 'scene' in sketch ? await drawScene(sketch, longSide) : renderPicture(sketch, longSide);
  const isDrawing = typeof picture === 'string';
  const { data, width, height } = isDrawing ? await pixelsOfSvg(picture) : picture;
  if (isDrawing && hasGrain) layGrain(data, width);
  return encode(sharp(data, { raw: { width, height, channels: 3 } }), quality, limit);
}
