import type { Schema } from '../resourceType.ts';
import { field, many, one, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

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
