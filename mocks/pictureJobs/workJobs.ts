import type { PictureJob } from '../pictures/index.ts';
import { detailPicture, wallPicture } from '../seed/mixedMedia.ts';
import { WORK_FRAMES, works } from '../seed/mixedMediaList.ts';
import { createJobs } from './createJobs.ts';

// texture is heavy; at these weights one still feels it
const WALL = {
  limits: { thumbnail: 4_000, listing: 16_000, inner: 40_000 },
  quality: { thumbnail: 66, listing: 54, inner: 46 },
};
const DETAIL = {
  limits: { thumbnail: 5_000, listing: 24_000, inner: 24_000 },
  quality: { thumbnail: 56, listing: 36, inner: 36 },
};

/** Every picture of the mixed media works: in each frame on a wall, and from near. */
export const workJobs = (): PictureJob[] =>
  works.flatMap((work) => {
    const { slug, technique, variant, hexes, seed, size, parts: count, frames } = work;
    const scene = { scene: 'work', technique, variant, hexes, seed, size, count } as const;
    const detail = detailPicture(slug);
    const { moulding } = WORK_FRAMES[frames[0] ?? 'oak'];
    return [
      ...frames.flatMap((name) => {
        const picture = wallPicture(work, name);
        return createJobs(
          picture,
          { ...scene, view: 'wall', moulding: WORK_FRAMES[name].moulding, ratio: picture.ratio },
          WALL,
        );
      }),
      ...createJobs(detail, { ...scene, view: 'detail', moulding, ratio: detail.ratio }, DETAIL),
    ];
  });
