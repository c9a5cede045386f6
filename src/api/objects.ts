import * as v from 'valibot';
import { objectDays } from '../domain/delivery.ts';
import { text } from './fields.ts';
import { includedBy, looseOne, resource } from './jsonapi.ts';
import { shelf } from './shelf.ts';
import { cardOf, factsOf, soldAttributes, soldOf, soldRelationships } from './soldProduct.ts';

const Thing = resource(
  'commerce_product--object',
  { ...soldAttributes, field_size: text, field_dimension: text, field_delivery_days: text },
  // spelled so by the backend
  { ...soldRelationships, field_obejct_material: looseOne },
);
const Material = v.object({ attributes: v.object({ name: text }) });

/** The decor objects (API-101, DECOR-15 to DECOR-20). */
export const objects = shelf({
  entity: Thing,
  path: '/jsonapi/commerce_product/object',
  sort: '-created',
  cardParts: ['default_variation.field_image.field_media_image'],
  parts: [
    'field_obejct_material',
    'variations.field_color.field_colour.field_media_image',
    'variations.field_image.field_media_image',
  ],
  cardOf: (thing, included) => {
    const sold = soldOf(thing, included);
    return sold && cardOf(sold);
  },
  productOf: (thing, included) => {
    const sold = soldOf(thing, included);
    const { body, field_size, field_dimension, field_delivery_days } = thing.attributes;
    const material = includedBy(included, thing.relationships.field_obejct_material, Material)?.attributes.name ?? '';
    return (
      sold && {
        kind: 'object',
        ...sold,
        by: [],
        facts: factsOf([
          ['size', field_size],
          ['dimensions', field_dimension],
          ['material', material],
        ]),
        dimension: field_dimension || field_size,
        description: body,
        days: objectDays({ material, days: field_delivery_days }),
        takesPicture: false,
      }
    );
  },
});
