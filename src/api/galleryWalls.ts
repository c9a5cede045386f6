import * as v from 'valibot';
import { DELIVERY_DAYS } from '../domain/delivery.ts';
import { isListItemPath } from '../domain/listArea.ts';
import type { WallLayout } from '../domain/wallLayout.ts';
import { htmlSchema, textSchema } from './fields.ts';
import { lenientToOneSchema, resourceSchema } from './jsonapi.ts';
import { toPicture } from './picture.ts';
import { createProductListing } from './productListing.ts';
import { productAttributes, productRelationships, toFacts, toSoldProduct } from './soldProduct.ts';

const PARTS = ['field_gallery_image.field_media_image', 'default_variation'];

const MAX_LENGTH = 400;
const MAX_PIECES = 60;
const inches = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_LENGTH));
const side = v.pipe(inches, v.minValue(1));

const Piece = v.object({
  x: inches,
  y: inches,
  width: side,
  height: side,
  mat: v.optional(inches, 0),
  print: v.fallback(
    v.nullable(
      v.pipe(
        v.string(),
        v.check((path) => isListItemPath(path, ['art'])),
      ),
    ),
    null,
  ),
  hooks: v.optional(v.nullable(v.pipe(v.array(v.object({ x: inches, y: inches })), v.minLength(1))), null),
});

/** How the prints hang, as JSON in a plain text; null where the shop has no such field, or nothing of use in it. */
const layoutSchema = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.parseJson(),
      v.array(Piece),
      v.minLength(1),
      v.maxLength(MAX_PIECES),
      v.transform((pieces): WallLayout => pieces),
    ),
  ),
  null,
);

const Wall = resourceSchema(
  'commerce_product--gallery_wall',
  {
    ...productAttributes,
    field_layout_size: textSchema,
    field_number_of_frame: textSchema,
    field_frame: textSchema,
    field_individual_frames: htmlSchema,
    field_wall_layout: layoutSchema,
  },
  { ...productRelationships, field_gallery_image: lenientToOneSchema },
);

const toFrameNames = (count: string): string => (count === '' ? '' : `${count} ${count === '1' ? 'frame' : 'frames'}`);

/** The gallery walls (API-105, WALL-01, WALL-02, WALL-09, WALL-10). */
export const galleryWallListing = createProductListing({
  entity: Wall,
  path: '/jsonapi/commerce_product/gallery_wall',
  sort: 'created',
  cardParts: PARTS,
  parts: PARTS,
  toSold: (wall, included) => {
    const picture = toPicture(included, wall.relationships.field_gallery_image);
    return toSoldProduct(wall, included, { frame: wall.attributes.field_frame, pictures: picture ? [picture] : [] });
  },
  toCardTexts: ({ attributes: { field_layout_size, field_number_of_frame } }) => ({
    lines: [field_layout_size, toFrameNames(field_number_of_frame)],
  }),
  toFacetValues: ({ attributes: { field_number_of_frame } }) => ({
    frames: [field_number_of_frame].filter((count) => count !== ''),
  }),
  toDetails: ({ attributes }) => {
    const { body, field_layout_size, field_number_of_frame, field_individual_frames, field_wall_layout } = attributes;
    return {
      area: 'walls',
      attribution: [],
      facts: toFacts([
        ['layoutSize', field_layout_size],
        ['frames', field_number_of_frame],
      ]),
      dimension: field_layout_size,
      // The frames one by one belong to the description; with their places they are shown as prints. (WALL-06)
      description: field_wall_layout ? body : body + field_individual_frames,
      days: DELIVERY_DAYS.standard,
      takesPicture: false,
      ...(field_wall_layout ? { layout: field_wall_layout } : {}),
    };
  },
});
