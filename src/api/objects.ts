import { getObjectDeliveryDays } from '../domain/delivery.ts';
import { textSchema } from './fields.ts';
import { lenientToOneSchema, resourceSchema, toTermNames } from './jsonapi.ts';
import { createProductListing } from './productListing.ts';
import { productAttributes, productRelationships, toFacts, toSoldProduct } from './soldProduct.ts';

const DecorObject = resourceSchema(
  'commerce_product--object',
  { ...productAttributes, field_size: textSchema, field_dimension: textSchema, field_delivery_days: textSchema },
  // spelled so by the backend
  { ...productRelationships, field_obejct_material: lenientToOneSchema },
);

/** The decor objects (API-101, DECOR-15 to DECOR-20). */
export const objectListing = createProductListing({
  entity: DecorObject,
  path: '/jsonapi/commerce_product/object',
  sort: '-created',
  cardParts: ['default_variation.field_image.field_media_image'],
  parts: [
    'field_obejct_material',
    'variations.field_color.field_colour.field_media_image',
    'variations.field_image.field_media_image',
  ],
  catalogueParts: [
    'field_obejct_material',
    'variations.field_color',
    'default_variation.field_image.field_media_image',
  ],
  toSold: toSoldProduct,
  toFacetValues: ({ relationships }, included) => ({
    materials: toTermNames(included, [relationships.field_obejct_material]),
  }),
  toDetails: ({ attributes, relationships }, included) => {
    const { body, field_size, field_dimension, field_delivery_days } = attributes;
    const [material = ''] = toTermNames(included, [relationships.field_obejct_material]);
    return {
      area: 'objects',
      attribution: [],
      facts: toFacts([
        ['size', field_size],
        ['dimensions', field_dimension],
        ['material', material],
      ]),
      dimension: field_dimension || field_size,
      description: body,
      days: getObjectDeliveryDays({ material, days: field_delivery_days }),
      takesPicture: false,
    };
  },
});
