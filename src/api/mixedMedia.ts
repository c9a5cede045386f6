import { formatArtistName } from '../domain/art.ts';
import { DELIVERY_DAYS } from '../domain/delivery.ts';
import { textSchema } from './fields.ts';
import { resourceSchema } from './jsonapi.ts';
import { createProductListing } from './productListing.ts';
import { productAttributes, productRelationships, toFacts, toSoldProduct } from './soldProduct.ts';

const Work = resourceSchema(
  'commerce_product--mixed_media',
  {
    ...productAttributes,
    field_artist: textSchema,
    field_medium: textSchema,
    field_size: textSchema,
    field_no_of_frames: textSchema,
  },
  productRelationships,
);

/** The mixed media works (API-102, MIX-13 to MIX-15). */
export const mixedMediaListing = createProductListing({
  entity: Work,
  path: '/jsonapi/commerce_product/mixed_media',
  sort: '-created',
  cardParts: ['default_variation.field_image.field_media_image'],
  parts: ['variations.field_color.field_colour.field_media_image', 'variations.field_image.field_media_image'],
  catalogueParts: ['variations.field_color', 'default_variation.field_image.field_media_image'],
  toSold: toSoldProduct,
  toCardTexts: ({ attributes: { field_artist, field_medium } }) => ({
    lines: [formatArtistName(field_artist), field_medium],
  }),
  toFacetValues: ({ attributes: { field_artist } }) => ({
    artists: [formatArtistName(field_artist)].filter((name) => name !== ''),
  }),
  toDetails: ({ attributes: { body, field_artist, field_medium, field_size, field_no_of_frames } }) => ({
    area: 'mixedMedia',
    attribution: [formatArtistName(field_artist), field_medium].filter((line) => line !== ''),
    facts: toFacts([
      ['size', field_size],
      ['frames', field_no_of_frames],
    ]),
    dimension: field_size,
    description: body,
    days: DELIVERY_DAYS.long,
    takesPicture: false,
  }),
});
