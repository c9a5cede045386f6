import type { Rendition } from '../../src/domain/art.ts';
import type { SeedArt } from './arts.ts';

/**
 * The image styles of an art, by Drupal's names; `inner` is the picture of the detail page. `card` and `middle` are between
 * those of the specification: what a phone and a plain screen show of a list, and what a phone shows of a page.
 */
export type RenditionName = 'thumbnail' | 'card' | 'listing' | 'middle' | 'inner';

export const LONG_SIDES: Record<RenditionName, number> = {
  thumbnail: 160,
  card: 320,
  listing: 480,
  middle: 800,
  inner: 1200,
};
const STYLES_ROOT = '/sites/default/files/styles';

/** The size in px of a sheet whose long side is given. */
export const getPixels = ({ w, h }: SeedArt['ratio'], longSide: number): { width: number; height: number } => ({
  width: Math.round((longSide * w) / Math.max(w, h)),
  height: Math.round((longSide * h) / Math.max(w, h)),
});

/** The files of an art in each image style (CAT-19). */
export function listRenditions({ slug, ratio }: Pick<SeedArt, 'slug' | 'ratio'>): Record<RenditionName, Rendition> {
  const file = (name: RenditionName): Rendition => ({
    url: `${STYLES_ROOT}/${name}/public/art/${slug}.webp`,
    ...getPixels(ratio, LONG_SIDES[name]),
  });
  return {
    thumbnail: file('thumbnail'),
    card: file('card'),
    listing: file('listing'),
    middle: file('middle'),
    inner: file('inner'),
  };
}

/** A wide picture for a banner of the home page, in two widths. */
export type Hero = { name: HeroName; alt: string; hero: Rendition; small: Rendition };
export type HeroName = 'evening-lake' | 'morning-hills' | 'painted-town';

export const HERO_RATIO = { w: 20, h: 9 };
export const HERO_LONG_SIDES = { hero: 1600, hero_small: 800 } as const;

const hero = (name: HeroName, alt: string): Hero => {
  const file = (style: keyof typeof HERO_LONG_SIDES): Rendition => ({
    url: `${STYLES_ROOT}/${style}/public/home/${name}.webp`,
    ...getPixels(HERO_RATIO, HERO_LONG_SIDES[style]),
  });
  return { name, alt, hero: file('hero'), small: file('hero_small') };
};

/** The banners' pictures (HOME-01). */
export const HEROES: readonly Hero[] = [
  hero('evening-lake', 'A houseboat on a still lake at sunset, palms on the bank'),
  hero('morning-hills', 'Rows of tea on misty hills in the morning'),
  hero('painted-town', 'A hillside of painted houses under a low sun'),
];
