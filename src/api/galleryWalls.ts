import type * as v from 'valibot';
import { DELIVERY_DAYS } from '../domain/delivery.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { type Included, lenientToOneSchema, resourceSchema } from './jsonapi.ts';
import { toPicture } from './picture.ts';
import { createProductListing } from './productListing.ts';
import { productAttributes, productRelationships, toFacts, toProductCard, toSoldProduct } from './soldProduct.ts';

const PARTS = ['field_gallery_image.field_media_image', 'default_variation'];

const Wall = resourceSchema(
  'commerce_product--gallery_wall',
  {
    ...productAttributes,
    field_layout_size: textSchema,
    field_number_of_frame: textSchema,
    field_frame: textSchema,
    field_individual_frames: htmlSchema,
  },
  { ...productRelationships, field_gallery_image: lenientToOneSchema },
);

function soldWall(wall: v.InferOutput<typeof Wall>, included: Included) {
  const picture = toPicture(included, wall.relationships.field_gallery_image);
  return toSoldProduct(wall, included, { frame: wall.attributes.field_frame, pictures: picture ? [picture] : [] });
}

const toFrameNames = (count: string): string => (count === '' ? '' : `${count} ${count === '1' ? 'frame' : 'frames'}`);

/** The gallery walls (API-105, WALL-01, WALL-02, WALL-09, WALL-10). */
export const galleryWallListing = createProductListing({
  entity: Wall,
  path: '/jsonapi/commerce_product/gallery_wall',
  sort: 'created',
  cardParts: PARTS,
  parts: PARTS,
  toCard: (wall, included) => {
    const { field_layout_size, field_number_of_frame } = wall.attributes;
    const sold = soldWall(wall, included);
    return sold && toProductCard(sold, { lines: [field_layout_size, toFrameNames(field_number_of_frame)] });
  },
  toProduct: (wall, included) => {
    const sold = soldWall(wall, included);
    const { body, field_layout_size, field_number_of_frame, field_individual_frames } = wall.attributes;
    return (
      sold && {
        kind: 'wall',
        ...sold,
        by: [],
        facts: toFacts([
          ['layoutSize', field_layout_size],
          ['frames', field_number_of_frame],
        ]),
        dimension: field_layout_size,
        // The frames one by one belong to the description. (WALL-06)
        description: body + field_individual_frames,
        days: DELIVERY_DAYS.standard,
        takesPicture: false,
      }
    );
  },
});
