import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { listPictureJobs } from '../../../mocks/pictureJobs/listPictureJobs.ts';
import type { PictureJob } from '../../../mocks/pictures/pictureJob.ts';
import { rasterise } from '../../../mocks/pictures/rasterise.ts';
import { renderPicture } from '../../../mocks/pictures/renderPicture.ts';
import { arts } from '../../../mocks/seed/arts.ts';
import { HEROES, listRenditions } from '../../../mocks/seed/renditions.ts';

const jobs = listPictureJobs();
const styleNames = new Set(arts.map(({ style }) => style));
const pictures = arts.map((art) => renderPicture(art));
const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;

describe('the drawn pictures', () => {
  it('are the same text each time, one sample of each style, and no two the same', () => {
    expect(new Set(pictures).size).toBe(arts.length);
    for (const style of styleNames) {
      const index = arts.findIndex((art) => art.style === style);
      expect(renderPicture(arts[index] as (typeof arts)[number])).toBe(pictures[index]);
    }
  });

  it('hold no number that is not one', { timeout: 60_000 }, () => {
    for (const [i, art] of arts.entries()) expect(pictures[i]?.match(/NaN|undefined|Infinity/), art.slug).toBe(null);
  });

  it('[CAT-19] have files in five sizes with the ratio of the art', () => {
    expect(listRenditions({ slug: 'misty-ghats', ratio: { w: 2, h: 3 } })).toEqual({
      thumbnail: { url: '/sites/default/files/styles/thumbnail/public/art/misty-ghats.webp', width: 107, height: 160 },
      card: { url: '/sites/default/files/styles/card/public/art/misty-ghats.webp', width: 213, height: 320 },
      listing: { url: '/sites/default/files/styles/listing/public/art/misty-ghats.webp', width: 320, height: 480 },
      middle: { url: '/sites/default/files/styles/middle/public/art/misty-ghats.webp', width: 533, height: 800 },
      inner: { url: '/sites/default/files/styles/inner/public/art/misty-ghats.webp', width: 800, height: 1200 },
    });
  });

  it('[HOME-01] include three banners in two widths', () => {
    expect(HEROES.map(({ hero, small }) => [hero.width, small.width])).toEqual([
      [1600, 800],
      [1600, 800],
      [1600, 800],
    ]);
    expect(HEROES[0]?.hero.url).toBe('/sites/default/files/styles/hero/public/home/evening-lake.webp');
    expect(HEROES[0]?.small.url).toBe('/sites/default/files/styles/hero_small/public/home/evening-lake.webp');
  });

  it('have an address each', () => {
    const urls = jobs.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThan(arts.length * 5 + 6);
  });

  it('are light files of the promised size, one sample of each style', { timeout: 60_000 }, async () => {
    const weights: Record<number, number[]> = {};
    for (const style of styleNames) {
      const first = jobs.find(({ sketch }) => 'style' in sketch && sketch.style === style);
      for (const job of jobs.filter(({ sketch }) => sketch === first?.sketch)) {
        const bytes = await rasterise(job);
        const { width, height, format } = await sharp(bytes).metadata();
        const { w, h } = job.sketch.ratio;
        expect([format, Math.max(width, height)]).toEqual(['webp', job.longSide]);
        expect(Math.abs(width * h - height * w)).toBeLessThanOrEqual(Math.max(w, h) / 2);
        expect(bytes.length).toBeLessThanOrEqual(job.limit);
        weights[job.longSide] = [...(weights[job.longSide] ?? []), bytes.length];
      }
    }
    expect(Object.keys(weights).map(Number)).toEqual([160, 320, 480, 800, 1200]);
    expect(mean(weights[480] ?? [])).toBeLessThanOrEqual(14_000);
    expect(mean(weights[1200] ?? [])).toBeLessThanOrEqual(70_000);
  });

  it('come out as the same bytes twice', { timeout: 30_000 }, async () => {
    const job = jobs[0] as PictureJob;
    const [first, second] = [await rasterise(job), await rasterise(job)];
    expect(first.equals(second)).toBe(true);
  });
});
