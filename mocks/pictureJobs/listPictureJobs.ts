import type { PictureJob, Sketch } from '../pictures/index.ts';
import { arts } from '../seed/arts.ts';
import {
  HERO_LONG_SIDES,
  HERO_RATIO,
  HEROES,
  type HeroName,
  LONG_SIDES,
  listRenditions,
  type RenditionName,
} from '../seed/renditions.ts';
import { objectJobs, swatchJobs } from './objectJobs.ts';
import { getSketch, shopJobs } from './shopJobs.ts';
import { workJobs } from './workJobs.ts';

const HERO_SKETCHES: Record<HeroName, Pick<Sketch, 'style' | 'variant' | 'palette' | 'seed'>> = {
  'evening-lake': { style: 'backwater', variant: 'houseboat', palette: 'dusk', seed: 2583978774 },
  'morning-hills': { style: 'terraces', variant: '', palette: 'tea', seed: 1 },
  'painted-town': { style: 'city', variant: 'houses', palette: 'clay', seed: 6 },
};

/** How a print's files are stored: the quality that is tried first, and the most that each may weigh, in bytes. */
const PRINTS: Record<RenditionName, Pick<PictureJob, 'quality' | 'limit'>> = {
  thumbnail: { quality: 76, limit: 8_000 },
  card: { quality: 78, limit: 16_000 },
  listing: { quality: 80, limit: 30_000 },
  middle: { quality: 78, limit: 80_000 },
  inner: { quality: 80, limit: 160_000 },
};

/** Every picture that the shop shows: the arts, then the banners, then the things. */
export function listPictureJobs(): PictureJob[] {
  const prints = arts.flatMap((art): PictureJob[] => {
    const files = listRenditions(art);
    const sketch = getSketch(art);
    return (Object.keys(PRINTS) as RenditionName[]).map((name) => ({
      url: files[name].url,
      sketch,
      longSide: LONG_SIDES[name],
      ...PRINTS[name],
      hasGrain: name === 'inner',
    }));
  });
  const banners = HEROES.flatMap(({ name, hero, small }): PictureJob[] => {
    const sketch = { ...HERO_SKETCHES[name], ratio: HERO_RATIO };
    return [
      { url: hero.url, sketch, longSide: HERO_LONG_SIDES.hero, quality: 78, limit: 140_000, hasGrain: true },
      { url: small.url, sketch, longSide: HERO_LONG_SIDES.hero_small, quality: 78, limit: 60_000, hasGrain: false },
    ];
  });
  return [...prints, ...banners, ...shopJobs(), ...swatchJobs(), ...objectJobs(), ...workJobs()];
}
