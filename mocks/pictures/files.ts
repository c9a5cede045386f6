import { arts } from '../seed/arts.ts';
import { seedOf } from '../seed/random.ts';
import type { Sketch } from './renderPicture.ts';
import { HERO_LONG_SIDES, HERO_RATIO, HEROES, type HeroName, LONG_SIDES, renditionsOf } from './renditions.ts';

/** One picture and every file that is made of it; lengths are px of the long side. */
export type PictureJob = { sketch: Sketch; files: { url: string; longSide: number; quality: number }[] };

const HERO_SKETCHES: Record<HeroName, Pick<Sketch, 'style' | 'variant' | 'palette' | 'seed'>> = {
  'evening-lake': { style: 'backwater', variant: 'houseboat', palette: 'dusk', seed: seedOf('evening lake') },
  'morning-hills': { style: 'terraces', variant: '', palette: 'tea', seed: seedOf('morning hills') },
  'painted-town': { style: 'city', variant: 'houses', palette: 'clay', seed: seedOf('painted town') },
};

/** Every picture that the shop shows: the arts, then the banners. */
export function pictureJobs(): PictureJob[] {
  const prints = arts.map(({ slug, style, variant, palette, seed, ratio }): PictureJob => {
    const { thumbnail, listing, inner } = renditionsOf({ slug, ratio });
    return {
      sketch: { style, variant, palette, seed, ratio },
      files: [
        { url: thumbnail.url, longSide: LONG_SIDES.thumbnail, quality: 76 },
        { url: listing.url, longSide: LONG_SIDES.listing, quality: 78 },
        { url: inner.url, longSide: LONG_SIDES.inner, quality: 80 },
      ],
    };
  });
  const banners = HEROES.map(({ name, hero, small }): PictureJob => ({
    sketch: { ...HERO_SKETCHES[name], ratio: HERO_RATIO },
    files: [
      { url: hero.url, longSide: HERO_LONG_SIDES.hero, quality: 78 },
      { url: small.url, longSide: HERO_LONG_SIDES.hero_small, quality: 78 },
    ],
  }));
  return [...prints, ...banners];
}
