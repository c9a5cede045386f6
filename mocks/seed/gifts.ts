import { rupeesToPaise } from '../../src/domain/money.ts';
import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { getArt, toSlug } from './arts.ts';
import { GIFT_LIST, type ListedGift } from './giftList.ts';
import { pictureRef } from './pictureDrafts.ts';
import {
  productDrafts,
  productRef,
  shopPictureDrafts,
  toFormattedList,
  toParagraphs,
  variationRef,
} from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';

export type SeedGift = ListedGift & { slug: string; frameSlug: string };

const BUNDLE = 'gifting';
const FIRST_DAY = Date.UTC(2025, 4, 5, 5, 0);
const WEEK = 7 * 86_400_000;
/** Gifts that are stored, but not sold any more. */
const HIDDEN: readonly string[] = ['twelve-kolams-2025'];

/** Every gift, in the order of the shop. */
export const gifts: readonly SeedGift[] = GIFT_LIST.map((gift) => ({
  ...gift,
  slug: toSlug(gift.title),
  frameSlug: toSlug(gift.frame),
}));

/** What a gift is shown by, in the order of its pictures: where it will stand, and as it comes. */
export const GIFT_VIEWS = ['room', 'parcel'] as const;
export type GiftView = (typeof GIFT_VIEWS)[number];

/** A picture of a gift. */
export const giftPicture = ({ slug }: Pick<SeedGift, 'slug'>, view: GiftView): ShopPicture => ({
  folder: 'gifts',
  name: view === 'room' ? `gift-${slug}` : `gift-${slug}-${view}`,
  ratio: { w: 4, h: 5 },
  inner: view === 'room' ? 1000 : 800,
});

/** Pointers to a gift and to its variation, by the gift's title in small letters with hyphens. */
export const giftRef = (slug: string): Reference => productRef(BUNDLE, slug);
export const giftVariationRef = (slug: string): Reference => variationRef(BUNDLE, slug);

const ALTS: Record<GiftView, (gift: SeedGift) => string> = {
  room: ({ title, frame }) => `${title}, in a ${frame} frame`,
  parcel: ({ title }) => `${title}, in its box`,
};

const inches = ([width, height]: ListedGift['frames'][number]) => `${width} × ${height} inches`;

/** '10 × 12 inches', or 'Set of 4, each 11 × 11 inches': the frames of a set are all of one size. */
const getLayout = ({ frames: [first, ...more] }: SeedGift): string => {
  const size = inches(first as ListedGift['frames'][number]);
  return more.length === 0 ? size : `Set of ${more.length + 1}, each ${size}`;
};

const getFrames = ({ type, frames, arts: slugs }: SeedGift): string[] =>
  frames.map((size, at) => {
    const what = type === 'custom' ? 'Your picture' : getArt(slugs[at] as string).title;
    return `${what}: ${inches(size)} with its frame`;
  });

function drafts(gift: SeedGift, at: number): Draft[] {
  const { slug, title, type, frame, description } = gift;
  const images = GIFT_VIEWS.map((view) => pictureRef(giftPicture(gift, view).name));
  const layout = { field_frame: frame, field_layout_size: getLayout(gift) };
  return [
    ...GIFT_VIEWS.flatMap((view) => shopPictureDrafts(giftPicture(gift, view), ALTS[view](gift))),
    ...productDrafts({
      bundle: BUNDLE,
      slug,
      title,
      sku: `GIFT-${slug.toUpperCase()}`,
      created: formatTime(FIRST_DAY + at * WEEK),
      alias: `/gifts/${slug}`,
      description: description[0] ?? '',
      price: createPriceField(rupeesToPaise(gift.rupees)),
      hidden: HIDDEN.includes(slug),
      attributes: {
        ...layout,
        body: toParagraphs(description),
        field_gifting_type: type,
        field_individual_frames: toFormattedList(getFrames(gift)),
      },
      relationships: { field_gifting_image: images },
      variation: { attributes: layout, relationships: { field_image: images } },
    }),
  ];
}

/** Every gift as the backend stores it (API-68, API-71, API-100). */
export const giftDrafts = (): Draft[] => gifts.flatMap(drafts);
