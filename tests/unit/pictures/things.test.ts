import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { objectJobs, swatchJobs } from '../../../mocks/pictureJobs/objectJobs.ts';
import { workJobs } from '../../../mocks/pictureJobs/workJobs.ts';
import type { PictureJob } from '../../../mocks/pictures/pictureJob.ts';
import { rasterise } from '../../../mocks/pictures/rasterise.ts';
import { FORMS, type Form } from '../../../mocks/pictures/stills/forms.ts';
import { mixedMediaDrafts } from '../../../mocks/seed/mixedMedia.ts';
import { works } from '../../../mocks/seed/mixedMediaList.ts';
import { objectDrafts } from '../../../mocks/seed/objects.ts';
import { colourDrafts } from '../../../mocks/seed/swatches.ts';

const jobs = [...objectJobs(), ...swatchJobs(), ...workJobs()];
/** The largest file of the picture whose address has this in it. */
const jobFor = (part: string): PictureJob => jobs.findLast(({ url }) => url.includes(part)) as PictureJob;

describe('the pictures of objects and mixed media', () => {
  test('[DECOR-17] [MIX-15] every file that the catalogue names is drawn, and none else', () => {
    const drafts = [...objectDrafts(), ...colourDrafts(), ...mixedMediaDrafts()];
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
    ['objects/kettle-pond-bottle-teal.', 720, 720],
    ['objects/poornima-moon-jar-white-room', 680, 680],
    ['objects/morning-dew-drop-teal-close', 680, 680],
    ['swatches/swatch-gold', 240, 240],
    ['mixed-media/six-ridges-to-munnar-oak', 576, 720],
    ['mixed-media/six-ridges-to-munnar-detail', 480, 480],
  ])('%s is %i by %i px in its largest file, and the same twice', { timeout: 60_000 }, async (part, width, height) => {
    const [first, second] = [await rasterise(jobFor(part)), await rasterise(jobFor(part))];
    const { format, ...size } = await sharp(first).metadata();
    expect([format, size.width, size.height]).toEqual(['webp', width, height]);
    expect(first.length).toBeLessThan(60_000);
    expect(first.equals(second)).toBe(true);
  });
});
