import type { Draft } from '../drupal/store.ts';
import { HEROES, type Hero } from '../pictures/renditions.ts';
import { artDrafts } from './artDrafts.ts';
import { arts, THEME_PICTURES } from './arts.ts';
import { bannerBlocks, promiseBlocks } from './blocks.ts';
import { COLOURS } from './colours.ts';
import { pictureDrafts, pictureRef, type SeedPicture } from './pictureDrafts.ts';
import { storeDraft } from './store.ts';
import { collectionTerms, colourTerms, orientationTerms, pincodeTerms, sizeTerms } from './terms.ts';

const themes = Object.keys(THEME_PICTURES) as (keyof typeof THEME_PICTURES)[];

const heroPicture = ({ name, alt, hero, small }: Hero): SeedPicture => ({
  name,
  folder: 'home',
  alt,
  original: hero,
  styles: { thumbnail: small.url, listing: small.url, inner: hero.url },
});

// a banner without a wide picture of its own shows a favourite of the catalogue
const bannerPictures = () => [
  ...HEROES.map(({ name }) => pictureRef(name)),
  ...arts.filter((art) => art.favourite && art.orientation === 'Landscape').map(({ slug }) => pictureRef(slug)),
];

const sown = (): readonly Draft[] => [
  storeDraft(),
  ...orientationTerms(),
  ...sizeTerms(),
  ...colourTerms(COLOURS),
  ...collectionTerms(themes.map((name) => ({ name, picture: pictureRef(THEME_PICTURES[name]) }))),
  ...pincodeTerms(),
  ...arts.flatMap(artDrafts),
  ...HEROES.flatMap((hero) => pictureDrafts(heroPicture(hero))),
  ...bannerBlocks(bannerPictures()),
  ...promiseBlocks(),
];

let kept: readonly Draft[] | undefined;

/** Everything that the backend starts with, the same at every start; made once, and never changed by a store. */
export function seed(): readonly Draft[] {
  kept ??= sown();
  return kept;
}
