import sharp from 'sharp';
import { layGrain } from './grain.ts';
import type { PictureJob } from './pictureJob.ts';
import type { Pixels } from './pixels.ts';
import { renderPicture, type Sketch } from './renderPicture.ts';
import { drawScene } from './scenes.ts';

// Several pictures are made at once; more threads within one would only wait for each other.
sharp.concurrency(1);

/** The size in px of a sheet whose long side is given. */
const getPixels = ({ w, h }: Sketch['ratio'], longSide: number): { width: number; height: number } => ({
  width: Math.round((longSide * w) / Math.max(w, h)),
  height: Math.round((longSide * h) / Math.max(w, h)),
});

/** As WebP, at a lower quality where the first try passes the limit (bytes). */
async function encoded(image: () => sharp.Sharp, quality: number, limit: number): Promise<Buffer> {
  const bytes = await image().webp({ quality, effort: 2 }).toBuffer();
  if (bytes.length <= limit || quality <= 30) return bytes;
  return encoded(image, Math.max(30, Math.round(quality * Math.min(0.86, limit / bytes.length))), limit);
}

/** The bytes of an SVG text (sRGB), three a pixel. */
async function pixelsOfSvg(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A picture at its largest; its grain, if it has one, is not laid yet. */
async function drawSketch(sketch: PictureJob['sketch'], longSide: number): Promise<Pixels & { hasGrain: boolean }> {
  const picture = 'scene' in sketch ? await drawScene(sketch, longSide) : renderPicture(sketch, longSide);
  return typeof picture === 'string'
    ? { ...(await pixelsOfSvg(picture)), hasGrain: true }
    : { ...picture, hasGrain: false };
}

/** Draws a picture once, at its largest, and gives the bytes (WebP) of each of its files, in their order. Node only. */
export async function rasterise({ sketch, files }: PictureJob): Promise<Buffer[]> {
  const largest = Math.max(...files.map(({ longSide }) => longSide));
  const { data, width: across, height: down, hasGrain } = await drawSketch(sketch, largest);
  const raw = { width: across, height: down, channels: 3 as const };
  const small = await Promise.all(
    files.map(({ longSide, quality, limit }) => {
      if (longSide === largest) return null;
      const { width, height } = getPixels(sketch.ratio, longSide);
      return encoded(() => sharp(data, { raw }).resize(width, height, { fit: 'fill' }), quality, limit);
    }),
  );
  // Grain would be lost in the small ones and only weigh; they are done before it is laid.
  if (hasGrain) layGrain(data, across);
  return Promise.all(
    files.map(({ quality, limit }, i) => small[i] ?? encoded(() => sharp(data, { raw }), quality, limit)),
  );
}
