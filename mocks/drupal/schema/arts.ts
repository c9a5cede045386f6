import type { Schema } from '../resourceType.ts';
import { field, flag, many, one, tags, text } from './declare.ts';
import { product, variation } from './product.ts';

const artVariation = variation('default', { field_out_of_stock: field('boolean'), field_size: text });

/** Art prints, and the variation that stands for a shopper's own picture (API-23 to API-26). */
export const artTypes: Schema = {
  'commerce_product--default': product(
    'default',
    {
      metatag_normalized: tags,
      field_artist: text,
      field_favourite: flag(false),
      field_labels: field('text', { isMultiple: true }),
      field_max_height: field('decimal'),
      field_max_width: field('decimal'),
    },
    {
      field_collections: many('taxonomy_term--collection'),
      field_colour: many('taxonomy_term--colour'),
      field_custom_filters: many('taxonomy_term--custom_filters'),
      field_image: one('media--image'),
      field_keywords: many('taxonomy_term--keyword'),
      field_orientation: one('taxonomy_term--orientation'),
      field_popup_image: one('media--image'),
    },
  ),
  'commerce_product_variation--default': artVariation,
  'commerce_product_variation--Custom_image': artVariation,
};
