import type * as v from 'valibot';
import { DAYS } from '../domain/delivery.ts';
import { html, text } from './fields.ts';
import { type Included, looseOne, resource } from './jsonapi.ts';
import { pictureOf } from './picture.ts';
import { shelf } from './shelf.ts';
import { cardOf, factsOf, soldAttributes, soldOf, soldRelationships } from './soldProduct.ts';

const PARTS = ['field_gallery_image.field_media_image', 'default_variation'];

const Wall = resource(
  'commerce_product--gallery_wall',
  {
    ...soldAttributes,
    field_layout_size: text,
    field_number_of_frame: text,
    field_frame: text,
    field_individual_frames: html,
  },
  { ...soldRelationships, field_gallery_image: looseOne },
);

function soldWall(wall: v.InferOutput<typeof Wall>, included: Included) {
  const picture = pictureOf(included, wall.relationships.field_gallery_image);
  return soldOf(wall, included, { frame: wall.attributes.field_frame, pictures: picture ? [picture] : [] });
}

const framesOf = (count: string): string => (count === '' ? '' : `${count} ${count === '1' ? 'frame' : 'frames'}`);

/** The gallery walls (API-105, WALL-01, WALL-02, WALL-09, WALL-10). */
export const galleryWalls = shelf({
  entity: Wall,
  path: '/jsonapi/commerce_product/gallery_wall',
  sort: 'created',
  cardParts: PARTS,
  parts: PARTS,
  cardOf: (wall, included) => {
    const { field_layout_size, field_number_of_frame } = wall.attributes;
    const sold = soldWall(wall, included);
    return sold && cardOf(sold, { lines: [field_layout_size, framesOf(field_number_of_frame)] });
  },
  productOf: (wall, included) => {
    const sold = soldWall(wall, included);
    const { body, field_layout_size, field_number_of_frame, field_individual_frames } = wall.attributes;
    return (
      sold && {
        kind: 'wall',
        ...sold,
        by: [],
        facts: factsOf([
          ['layoutSize', field_layout_size],
          ['frames', field_number_of_frame],
        ]),
        dimension: field_layout_size,
        // The frames one by one belong to the description. (WALL-06)
        description: body + field_individual_frames,
        days: DAYS.standard,
        takesPicture: false,
      }
    );
  },
});
