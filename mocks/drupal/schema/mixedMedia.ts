import type { Schema } from '../resourceType.ts';
import { field, many, one, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

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
