import type { Schema } from '../resourceType.ts';
import { field, one, tags, text } from './declare.ts';
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
      field_wall_layout: field('text', { max: 10_000 }),
    },
    { field_gallery_image: one('media--image') },
  ),
  'commerce_product_variation--gallery_wall': variation('gallery_wall', {
    ...layout,
    field_out_of_stock: field('boolean'),
  }),
};
