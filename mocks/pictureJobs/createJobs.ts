import type { PictureJob, Scene } from '../pictures/index.ts';
import { getLongSides, hasMiddle, listShopFiles, type ShopPicture } from '../seed/shopFiles.ts';

/** How a picture's files are stored: the most that each may weigh, in bytes, and the quality that is tried first. */
type Encoding = {
  limits: { thumbnail: number; listing: number; middle?: number; inner: number };
  quality: { thumbnail: number; listing: number; middle?: number; inner: number };
};
const DEFAULT_ENCODING: Encoding = {
  limits: { thumbnail: 7_000, listing: 26_000, middle: 55_000, inner: 90_000 },
  quality: { thumbnail: 74, listing: 76, middle: 76, inner: 76 },
};

/** A picture of the shop in each of its sizes, the largest at the end. */
export function createJobs(
  picture: ShopPicture,
  sketch: Scene,
  { limits, quality }: Encoding = DEFAULT_ENCODING,
): PictureJob[] {
  const [files, sides] = [listShopFiles(picture), getLongSides(picture)];
  const styles = ['thumbnail', 'listing', ...(hasMiddle(picture) ? ['middle' as const] : []), 'inner'] as const;
  return styles.map((style) => ({
    url: files[style].url,
    sketch,
    longSide: sides[style],
    quality: quality[style] ?? quality.inner,
    limit: limits[style] ?? limits.inner,
    hasGrain: style === 'inner',
  }));
}
