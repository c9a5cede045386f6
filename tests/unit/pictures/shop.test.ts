import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shopJobs } from '../../../mocks/pictureJobs/shopJobs.ts';
import type { PictureJob } from '../../../mocks/pictures/pictureJob.ts';
import { rasterise } from '../../../mocks/pictures/rasterise.ts';
import { frameDrafts } from '../../../mocks/seed/frames.ts';
import { galleryWallDrafts } from '../../../mocks/seed/galleryWalls.ts';
import { giftDrafts } from '../../../mocks/seed/gifts.ts';

const jobs = shopJobs();
/** The largest file of the picture whose address has this in it. */
const jobFor = (part: string): PictureJob => jobs.findLast(({ url }) => url.includes(part)) as PictureJob;

describe('the pictures of frames, gallery walls and gifts', () => {
  test('[FRAME-10] [WALL-01] [GIFT-08] every file that the catalogue names is drawn, and none else', () => {
    const drafts = [...frameDrafts(), ...galleryWallDrafts(), ...giftDrafts()];
    const named = drafts
      .filter(({ type }) => type === 'file--file')
      .flatMap(({ attributes }) => Object.values(attributes?.image_style_uri ?? {}));
    expect(jobs.map(({ url }) => url).sort()).toEqual(named.sort());
  });

  test.each([
    ['frames/frame-nordic-front', 640, 640],
    ['frames/frame-antique-gold-side', 560, 560],
    ['frames/frame-temple-carved.', 720, 720],
    ['frames/frame-three-corners', 720, 720],
    ['gallery-walls/wall-moon-in-the-middle', 1200, 900],
    ['gifts/gift-the-family-in-nine.', 800, 1000],
    ['gifts/gift-first-chai-parcel', 640, 800],
  ])(
    '%s is %i by %i px in its largest file, light, and the same twice',
    { timeout: 60_000 },
    async (part, width, height) => {
      const job = jobFor(part);
      const [first, second] = [await rasterise(job), await rasterise(job)];
      const { format, ...size } = await sharp(first).metadata();
      expect([format, size.width, size.height]).toEqual(['webp', width, height]);
      expect(first.length).toBeLessThanOrEqual(job.limit);
      expect(first.equals(second)).toBe(true);
    },
  );

  test('[PREV-12] between its corners the front of a frame ends as it begins, so that its sides can be repeated', async () => {
    const inner = await rasterise({ ...jobFor('frames/frame-nordic-front'), quality: 100, limit: 9e6 });
    const { data, info } = await sharp(inner).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const face = info.width * 0.15;
    const across = Math.round(face / 2);
    const at = (x: number) => [...data.subarray((across * info.width + x) * 3, (across * info.width + x) * 3 + 3)];
    const [first, last] = [at(face), at(info.width - face)];
    for (const c of [0, 1, 2]) expect(Math.abs((first[c] ?? 0) - (last[c] ?? 0))).toBeLessThan(12);
  });
});
