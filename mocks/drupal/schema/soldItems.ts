import type { Schema } from '../resourceType.ts';
import { field, many, one, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

const layout = { field_frame: text, field_layout_size: text };

/** Gallery walls: a set of framed prints, sold as one (API-69, API-70, API-105, WALL-09). */
export const galleryWallTypes: Schema = {
  'commerce_product--gallery_wall': product(
    'gallery_wall',
    {
      ...layout,
      metatag_normalized: tags,
      field_individual_frames: field('formatted'),
      field_number_of_frame: field('integer'),
      field_wall_layout: field('text', { maxLength: 10_000 }),
    },
    { field_gallery_image: one('media--image') },
  ),
  'commerce_product_variation--gallery_wall': variation('gallery_wall', {
    ...layout,
    field_out_of_stock: field('boolean'),
  }),
};

/** Gifts: ready ones, and ones that are made from the buyer's own picture (API-68, API-71, API-100, GIFT-14). */
export const giftingTypes: Schema = {
  'commerce_product--gifting': product(
    'gifting',
    {
      ...layout,
      metatag_normalized: tags,
      field_gifting_type: text,
      field_individual_frames: field('formatted'),
    },
    { field_gifting_image: many('media--image') },
  ),
  'commerce_product_variation--gifting': variation('gifting', { ...layout, field_out_of_stock: field('boolean') }),
};

/** Decor objects, and a variation for each colour one comes in (API-64, API-101, DECOR-15, DECOR-16). */
export const objectTypes: Schema = {
  'commerce_product--object': product(
    'object',
    {
      metatag_normalized: tags,
      field_delivery_days: text,
      field_dimension: text,
      field_size: text,
    },
    // the specification spells it so
    { field_obejct_material: one('taxonomy_term--object_material') },
  ),
  'commerce_product_variation--object': variation(
    'object',
    { field_out_of_stock: field('boolean'), field_size: text },
    { field_color: one('taxonomy_term--colour'), field_image: many('media--image') },
  ),
};

/** Mixed media: works made once each, in a frame, and a variation for each colour of that frame (API-65, API-102, MIX-14, MIX-15). */
export const mixedMediaTypes: Schema = {
  'commerce_product--mixed_media': product('mixed_media', {
    metatag_normalized: tags,
    field_artist: text,
    field_medium: text,
    field_no_of_frames: field('integer'),
    field_size: text,
  }),
  'commerce_product_variation--mixed_media': variation(
    'mixed_media',
    { field_frame: text, field_out_of_stock: field('boolean'), field_size: text },
    { field_color: one('taxonomy_term--colour'), field_image: many('media--image') },
  ),
};
