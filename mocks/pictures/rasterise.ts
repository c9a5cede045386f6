import sharp from 'sharp';
import type { PictureJob } from './files.ts';
import { renderPicture } from './renderPicture.ts';
import { pixelsOf } from './renditions.ts';

// Several pictures are made at once; more threads within one would only wait for each other.
sharp.concurrency(1);

/** Draws a picture once, at its largest, and gives the bytes (WebP) of each of its files, in their order. Node only. */
export async function rasterise({ sketch, files }: PictureJob): Promise<Buffer[]> {
  const largest = Math.max(...files.map(({ longSide }) => longSide));
  const { data, info } = await sharp(Buffer.from(renderPicture(sketch, largest)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sheet = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return Promise.all(
    files.map(({ longSide, quality }) => {
      const size = pixelsOf(sketch.ratio, longSide);
      const image = longSide === largest ? sheet() : sheet().resize(size.width, size.height, { fit: 'fill' });
      return image.webp({ quality, effort: 3, smartSubsample: true }).toBuffer();
    }),
  );
}
