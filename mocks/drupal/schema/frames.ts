import type { Schema } from '../resourceType.ts';
import { field, many, one, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

/** Frames, and the pictures that hang among them (API-27 to API-29, FRAME-13). */
export const frameTypes: Schema = {
  'commerce_product--frame': product(
    'frame',
    {
      metatag_normalized: tags,
      field_frame_or_image: field('text', { default: 'frame' }),
      field_material: text,
      field_reviews: field('json', { isComputed: true }),
      field_sort: field('integer', { default: 0 }),
      field_video: text,
    },
    {
      field_collections: many('taxonomy_term--collection'),
      field_colour: many('taxonomy_term--colour'),
      field_frame_type: one('taxonomy_term--frame_type'),
      field_style: one('taxonomy_term--style'),
      field_front: one('media--image'),
      field_side: one('media--image'),
      field_thumbnail: one('media--image'),
    },
  ),
  'commerce_product_variation--frame': variation('frame', { field_out_of_stock: field('boolean') }),
};
