import type { Schema } from '../resourceType.ts';
import { field, many, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

const layout = { field_frame: text, field_layout_size: text };

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
