import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { objectJobs, swatchJobs } from '../../../mocks/pictureJobs/objectJobs.ts';
import { shopJobs } from '../../../mocks/pictureJobs/shopJobs.ts';
import { workJobs } from '../../../mocks/pictureJobs/workJobs.ts';
import type { PictureJob } from '../../../mocks/pictures/pictureJob.ts';
import { rasterise } from '../../../mocks/pictures/rasterise.ts';
import { FORMS, type Form } from '../../../mocks/pictures/stills/forms.ts';
import { frameDrafts } from '../../../mocks/seed/frames.ts';
import { galleryWallDrafts } from '../../../mocks/seed/galleryWalls.ts';
import { giftDrafts } from '../../../mocks/seed/gifts.ts';
import { mixedMediaDrafts } from '../../../mocks/seed/mixedMedia.ts';
import { works } from '../../../mocks/seed/mixedMediaList.ts';
import { objectDrafts } from '../../../mocks/seed/objects.ts';
import { colourDrafts } from '../../../mocks/seed/swatches.ts';

const jobs = [...shopJobs(), ...objectJobs(), ...swatchJobs(), ...workJobs()];
/** The largest file of the picture whose address has this in it. */
const jobFor = (part: string): PictureJob => jobs.findLast(({ url }) => url.includes(part)) as PictureJob;

test('[FRAME-10] [WALL-01] [GIFT-08] [DECOR-17] [MIX-15] every file that the catalogue names is drawn, and none else', () => {
  const drafts = [
    ...[...frameDrafts(), ...galleryWallDrafts(), ...giftDrafts()],
    ...[...objectDrafts(), ...colourDrafts(), ...mixedMediaDrafts()],
  ];
  const named = drafts
    .filter(({ type }) => type === 'file--file')
    .flatMap(({ attributes }) => Object.values(attributes?.image_style_uri ?? {}));
  expect(jobs.map(({ url }) => url).sort()).toEqual(named.sort());
});

test('[MIX-06] nine techniques, each in six works or more', () => {
  const techniques = [...new Set(works.map(({ technique }) => technique))];
  expect(techniques).toHaveLength(9);
  const count = (name: string) => works.filter(({ technique }) => technique === name).length;
  expect(techniques.filter((name) => count(name) < 6)).toEqual([]);
});

test.each(Object.entries(FORMS))('%s has a whole skin', (_, form: Form) => {
  for (const { piece } of form.make()) {
    const { points, normals, triangles } = piece;
    expect(triangles.every((corner) => corner < points.length)).toBe(true);
    expect(normals).toHaveLength(points.length);
    expect(points.flat().every(Number.isFinite)).toBe(true);
    expect(normals.every((normal) => Math.abs(Math.hypot(...normal) - 1) < 1e-6)).toBe(true);
  }
});

test.each([
  ['frames/frame-nordic-front', 640, 640],
  ['frames/frame-antique-gold-side', 560, 560],
  ['frames/frame-temple-carved.', 720, 720],
  ['frames/frame-three-corners', 720, 720],
  ['gallery-walls/wall-moon-in-the-middle', 1200, 900],
  ['gifts/gift-the-family-in-nine.', 800, 1000],
  ['gifts/gift-first-chai-parcel', 640, 800],
  ['objects/kettle-pond-bottle-teal.', 720, 720],
  ['objects/poornima-moon-jar-white-room', 680, 680],
  ['objects/morning-dew-drop-teal-close', 680, 680],
  ['swatches/swatch-gold', 240, 240],
  ['mixed-media/six-ridges-to-munnar-oak', 576, 720],
  ['mixed-media/six-ridges-to-munnar-detail', 480, 480],
])('%s is %i by %i px in its largest file, light, and drawn without chance', async (part, width, height) => {
  const random = vi.spyOn(Math, 'random');
  const job = jobFor(part);
  const bytes = await rasterise(job);
  const { format, ...size } = await sharp(bytes).metadata();
  expect([format, size.width, size.height]).toEqual(['webp', width, height]);
  expect(bytes.length).toBeLessThanOrEqual(Math.min(job.limit, 60_000));
  expect(random).not.toHaveBeenCalled();
});

test.each(['gifts/gift-first-chai-parcel', 'swatches/swatch-gold'])(
  '%s comes out as the same bytes twice',
  async (part) => {
    const job = jobFor(part);
    const [first, second] = [await rasterise(job), await rasterise(job)];
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
