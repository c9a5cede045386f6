import type { Draft } from '../drupal/store.ts';
import { artDrafts } from './artDrafts.ts';
import { articleDrafts } from './articles/articles.ts';
import { postPictureDrafts } from './articles/pictures.ts';
import { arts, THEME_PICTURES } from './arts.ts';
import { CUSTOM_FILTERS, KEYWORDS } from './artTerms.ts';
import { createBannerBlocks, createPromiseBlocks } from './blocks.ts';
import { couponDrafts } from './coupons.ts';
import { customImageDraft } from './customImage.ts';
import { demoRecords } from './demoRecords.ts';
import { frameDrafts } from './frames.ts';
import { galleryWallDrafts } from './galleryWalls.ts';
import { giftDrafts } from './gifts.ts';
import { homeBlocks } from './homeBlocks.ts';
import { mixedMediaDrafts } from './mixedMedia.ts';
import { objectDrafts } from './objects.ts';
import { pageDrafts } from './pages/pages.ts';
import { pictureDrafts, pictureRef, type SeedPicture } from './pictureDrafts.ts';
import { HEROES, type Hero } from './renditions.ts';
import { reviewDrafts } from './reviews.ts';
import { storeDraft } from './store.ts';
import { colourDrafts } from './swatches.ts';
import {
  collectionTerms,
  FRAME_STYLES,
  FRAME_TYPES,
  orientationTerms,
  pincodeTerms,
  sizeTerms,
  terms,
} from './terms.ts';
import { testimonialDrafts } from './testimonials.ts';

const themes = Object.keys(THEME_PICTURES) as (keyof typeof THEME_PICTURES)[];

const heroPicture = ({ name, alt, hero, small }: Hero): SeedPicture => ({
  name,
  folder: 'home',
  alt,
  original: hero,
  styles: { hero_small: small.url, hero: hero.url },
});

// a banner without a wide picture of its own shows a favourite of the catalogue
const bannerPictures = () => [
  ...HEROES.map(({ name }) => pictureRef(name)),
  ...arts.filter((art) => art.favourite && art.orientation === 'Landscape').map(({ slug }) => pictureRef(slug)),
];

function createRecords(): readonly Draft[] {
  // the blog shows pictures of what is sold
  const shop = [
    ...arts.flatMap(artDrafts),
    customImageDraft(),
    ...frameDrafts(),
    ...galleryWallDrafts(),
    ...giftDrafts(),
  ];
  return [
    storeDraft(),
    ...orientationTerms(),
    ...sizeTerms(),
    ...colourDrafts(),
    ...terms('style', FRAME_STYLES),
    ...terms('frame_type', FRAME_TYPES),
    ...terms('custom_filters', CUSTOM_FILTERS),
    ...terms('keyword', KEYWORDS),
    ...collectionTerms(themes.map((name) => ({ name, picture: pictureRef(THEME_PICTURES[name]) }))),
    ...pincodeTerms(),
    ...shop,
    ...objectDrafts(),
    ...mixedMediaDrafts(),
    ...HEROES.flatMap((hero) => pictureDrafts(heroPicture(hero))),
    ...createBannerBlocks(bannerPictures()),
    ...createPromiseBlocks(),
    ...homeBlocks(),
    ...pageDrafts(),
    ...testimonialDrafts(),
    ...postPictureDrafts(shop),
    ...articleDrafts(),
    ...reviewDrafts(),
    ...couponDrafts(),
    ...demoRecords(),
  ];
}

let cached: readonly Draft[] | undefined;

/** Everything that the backend starts with, the same at every start; made once, and never changed by a store. */
export function seed(): readonly Draft[] {
  cached ??= createRecords();
  return cached;
}
