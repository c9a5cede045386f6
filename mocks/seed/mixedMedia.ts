import type { Reference } from '../drupal/entity.ts';
import { createPriceField } from '../drupal/money.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { formatTime } from '../drupal/write.ts';
import type { WorkFrameName } from './mixedMedia/listed.ts';
import { type SeedWork, WORK_FRAMES, works } from './mixedMediaList.ts';
import { pictureRef } from './pictureDrafts.ts';
import { productDraft, productRef, shopPictureDrafts, variationDraft } from './productDrafts.ts';
import type { ShopPicture } from './shopFiles.ts';
import { termRef } from './terms.ts';

const BUNDLE = 'mixed_media';
const LATEST = Date.UTC(2026, 10, 9, 5, 45);
const DAY = 86_400_000;

/** A pointer to a work, by its title in small letters with hyphens. */
export const mixedMediaRef = (slug: string): Reference => productRef(BUNDLE, slug);
/** A pointer to the variation of a work in a frame. */
export const mixedMediaVariationRef = (slug: string, frame: WorkFrameName): Reference => ({
  type: 'commerce_product_variation--mixed_media',
  id: stableUuid(`mixed_media-variation:${slug}:${frame}`),
});

// what hangs in a row needs a wide picture, what is upright a tall one
const getRatio = ({ size: { width, height }, parts }: SeedWork) => {
  const shape = ((width + 6) * parts) / (height + 6);
  return shape > 1.12 ? { w: 5, h: 4 } : shape < 0.9 ? { w: 4, h: 5 } : { w: 1, h: 1 };
};

/** A work on the wall in a frame. */
export const wallPicture = (work: SeedWork, frame: WorkFrameName): ShopPicture => ({
  folder: 'mixed-media',
  name: `${work.slug}-${frame}`,
  ratio: getRatio(work),
  inner: 720,
});
/** A piece of a work, from so near that one sees what it is made of. */
export const detailPicture = (slug: string): ShopPicture => ({
  folder: 'mixed-media',
  name: `${slug}-detail`,
  ratio: { w: 1, h: 1 },
  inner: 480,
});

const sizeText = ({ size: { width, height }, parts }: SeedWork): string =>
  parts === 1 ? `${width} × ${height} in` : `${width} × ${height} in each`;

function variation(work: SeedWork, name: WorkFrameName, created: string): Draft[] {
  const { slug, title, rupees, sold = false } = work;
  const frame = WORK_FRAMES[name];
  const picture = wallPicture(work, name);
  return [
    ...shopPictureDrafts(picture, `${title} on a wall, in a ${frame.name.toLowerCase()}`),
    variationDraft(mixedMediaVariationRef(slug, name), {
      sku: `MIXED-${slug}-${name}`.toUpperCase(),
      title: `${title} - ${frame.name}`,
      created,
      price: createPriceField(rupees * 100),
      attributes: { field_frame: frame.name, field_out_of_stock: sold, field_size: sizeText(work) },
      relationships: {
        product_id: mixedMediaRef(slug),
        field_color: termRef('colour', frame.colour),
        field_image: [pictureRef(picture.name), pictureRef(detailPicture(slug).name)],
      },
    }),
  ];
}

function work(source: SeedWork, at: number): Draft[] {
  const { slug, title, artist, medium, parts, frames, description } = source;
  const created = formatTime(LATEST - at * 4 * DAY);
  return [
    ...shopPictureDrafts(detailPicture(slug), `${title}, a piece of it from near`),
    ...frames.flatMap((name) => variation(source, name, created)),
    productDraft(
      {
        bundle: BUNDLE,
        slug,
        title,
        created,
        alias: `/mixed-media/${slug}`,
        description,
        attributes: {
          field_artist: artist,
          field_medium: medium,
          field_no_of_frames: parts,
          field_size: sizeText(source),
        },
        relationships: {},
      },
      frames.map((name) => mixedMediaVariationRef(slug, name)),
    ),
  ];
}

/** Every mixed media work in each frame it may have, the newest first (API-65, API-102). */
export const mixedMediaDrafts = (): Draft[] => works.flatMap(work);
