import type { Sketch } from './renderPicture.ts';
import type { Scene } from './scenes.ts';
import { longSidesOf, type ShopPicture, shopFilesOf } from './shopFiles.ts';

/** One picture and every file that is made of it; lengths are px of the long side, `limit` is in bytes. */
export type PictureJob = {
  sketch: Sketch | Scene;
  files: { url: string; longSide: number; quality: number; limit: number }[];
};

/** The most that each file of a thing may weigh, in bytes. */
const LIMITS = { thumbnail: 7_000, listing: 26_000, inner: 90_000 };

/** The job of drawing a picture of the shop in its three sizes. */
export function jobOf(picture: ShopPicture, sketch: Scene): PictureJob {
  const [files, sides] = [shopFilesOf(picture), longSidesOf(picture)];
  const file = (style: keyof typeof LIMITS, quality: number) => ({
    url: files[style].url,
    longSide: sides[style],
    quality,
    limit: LIMITS[style],
  });
  return { sketch, files: [file('thumbnail', 74), file('listing', 76), file('inner', 76)] };
}
