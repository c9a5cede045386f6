import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { formatTime } from '../drupal/write.ts';
import { toSlug } from './arts.ts';
import { FRAME_LIST, type ListedFrame } from './frameList.ts';
import { pictureRef } from './pictureDrafts.ts';
import { productDrafts, productRef, shopPictureDrafts, variationRef } from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';
import { termRef } from './terms.ts';

/** What a frame is shown by: from the front, the cut end of its moulding, and one corner (FRAME-10, FRAME-13). */
export const FRAME_VIEWS = ['front', 'side', 'corner'] as const;
export type FrameView = (typeof FRAME_VIEWS)[number];

/** Pictures that hang among the frames and cannot be chosen, each after a number of frames (FRAME-07). */
export const FRAME_DECORATIONS = [
  { slug: 'three-corners', title: 'Corners on the bench', after: 0, corners: ['honey-oak', 'mocha', 'nordic'] },
  {
    slug: 'gilders-shelf',
    title: 'The gilder’s shelf',
    after: 12,
    corners: ['burnished-gold', 'ink-and-gilt', 'silver-leaf'],
  },
] as const;

/** Frames that are stored, but not sold any more. */
const HIDDEN: readonly string[] = ['pewter-bamboo'];
const FIRST_DAY = Date.UTC(2024, 2, 4, 5, 0);
const DAY = 86_400_000;
const BUNDLE = 'frame';

const INNER: Record<FrameView, number> = { front: 640, side: 560, corner: 720 };

/** A view of a frame: square, so that its front can be cut into corners and sides. */
export const framePicture = (slug: string, view: FrameView): ShopPicture => ({
  folder: 'frames',
  name: view === 'corner' ? `frame-${slug}` : `frame-${slug}-${view}`,
  ratio: { w: 1, h: 1 },
  inner: INNER[view],
});

/** Pointers to a frame and to its variation, by the frame's title in small letters with hyphens. */
export const frameRef = (slug: string): Reference => productRef(BUNDLE, slug);
export const frameVariationRef = (slug: string): Reference => variationRef(BUNDLE, slug);

const ALTS: Record<FrameView, (title: string) => string> = {
  front: (title) => `${title} frame, seen from the front`,
  side: (title) => `${title} moulding, its cut end`,
  corner: (title) => `${title} frame, one corner`,
};

const getCreationTime = (at: number): string => formatTime(FIRST_DAY + at * 9 * DAY);
// a frame costs nothing by itself: its price is in the rate of what it frames (CONF-57)
const free = createPriceField(0);

const NO_REVIEWS = {
  status: 2,
  cid: null,
  last_comment_timestamp: null,
  last_comment_name: null,
  last_comment_uid: null,
  comment_count: null,
};

function frame(listed: ListedFrame, at: number): Draft[] {
  const { title, colours, style, type, material, collections, description } = listed;
  const slug = toSlug(title);
  const picture = (view: FrameView) => pictureRef(framePicture(slug, view).name);
  return [
    ...FRAME_VIEWS.flatMap((view) => shopPictureDrafts(framePicture(slug, view), ALTS[view](title))),
    ...productDrafts({
      bundle: BUNDLE,
      slug,
      title,
      sku: `FRAME-${slug.toUpperCase()}`,
      created: getCreationTime(at),
      alias: null,
      description,
      price: free,
      hidden: HIDDEN.includes(slug),
      attributes: {
        field_frame_or_image: 'frame',
        field_material: material,
        field_reviews: NO_REVIEWS,
        field_sort: (at + 1) * 10,
        field_video: null,
      },
      relationships: {
        field_collections: collections.map((name) => termRef('collection', name)),
        field_colour: colours.map((name) => termRef('colour', name)),
        field_frame_type: termRef('frame_type', type),
        field_style: termRef('style', style),
        field_front: picture('front'),
        field_side: picture('side'),
        field_thumbnail: picture('corner'),
      },
      variation: { attributes: {}, relationships: { field_image: [picture('front')] } },
    }),
  ];
}

function decoration({ slug, title, after }: (typeof FRAME_DECORATIONS)[number]): Draft[] {
  const picture = framePicture(slug, 'corner');
  const image = pictureRef(picture.name);
  return [
    ...shopPictureDrafts(picture, title),
    ...productDrafts({
      bundle: BUNDLE,
      slug,
      title,
      sku: `IMAGE-${slug.toUpperCase()}`,
      created: getCreationTime(0),
      alias: null,
      description: title,
      price: free,
      attributes: {
        field_frame_or_image: 'image',
        field_material: null,
        field_reviews: NO_REVIEWS,
        field_sort: after * 10 + 5,
        field_video: null,
      },
      relationships: { field_front: image, field_side: null, field_thumbnail: image },
      variation: { attributes: {}, relationships: { field_image: [image] } },
    }),
  ];
}

/** Every frame, and the pictures between them (API-27 to API-29). */
export const frameDrafts = (): Draft[] => [...FRAME_LIST.flatMap(frame), ...FRAME_DECORATIONS.flatMap(decoration)];
