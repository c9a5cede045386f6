import sharp from 'sharp';
import type { PictureJob } from './files.ts';
import { layGrain } from './grain.ts';
import { renderPicture } from './renderPicture.ts';
import { pixelsOf } from './renditions.ts';

// Several pictures are made at once; more threads within one would only wait for each other.
sharp.concurrency(1);

/** As WebP, at a lower quality where the first try passes the limit (bytes). */
async function encoded(image: () => sharp.Sharp, quality: number, limit: number): Promise<Buffer> {
  const bytes = await image().webp({ quality, effort: 2 }).toBuffer();
  if (bytes.length <= limit || quality <= 30) return bytes;
  return encoded(image, Math.max(30, Math.round(quality * Math.min(0.86, limit / bytes.length))), limit);
}

/** Draws a picture once, at its largest, and gives the bytes (WebP) of each of its files, in their order. Node only. */
export async function rasterise({ sketch, files }: PictureJob): Promise<Buffer[]> {
  const largest = Math.max(...files.map(({ longSide }) => longSide));
  const { data, info } = await sharp(Buffer.from(renderPicture(sketch, largest)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const small = await Promise.all(
    files.map(({ longSide, quality, limit }) => {
      if (longSide === largest) return null;
      const { width, height } = pixelsOf(sketch.ratio, longSide);
      return encoded(() => sharp(data, { raw }).resize(width, height, { fit: 'fill' }), quality, limit);
    }),
  );
  // Grain would be lost in the small ones and only weigh; they are done before it is laid.
  layGrain(data, info.width);
  return Promise.all(
    files.map(({ quality, limit }, i) => small[i] ?? encoded(() => sharp(data, { raw }), quality, limit)),
  );
}
