import * as v from 'valibot';
import type { Product, ProductVariation, Swatch } from '../domain/product.ts';
import { isVariation } from '../domain/variation.ts';
import { colourCodeSchema, priceSchema, textSchema } from './fields.ts';
import { findIncluded, type Included, lenientToManySchema, lenientToOneSchema, type ResourceRef } from './jsonapi.ts';
import { toPicture } from './picture.ts';

const Sold = v.object({
  attributes: v.object({
    status: v.nullish(v.boolean(), true),
    price: v.fallback(v.nullable(priceSchema), null),
    field_out_of_stock: v.fallback(v.nullish(v.boolean(), false), false),
    field_frame: textSchema,
  }),
  relationships: v.optional(v.object({ field_color: lenientToOneSchema, field_image: lenientToManySchema }), {}),
});

const Colour = v.object({
  attributes: v.object({ name: textSchema, field_code: colourCodeSchema }),
  relationships: v.optional(v.object({ field_colour: lenientToOneSchema }), {}),
});

function toSwatch(included: Included, ref: ResourceRef | null): Swatch | null {
  const colour = findIncluded(included, ref, Colour);
  if (!colour?.attributes.name) return null;
  return {
    name: colour.attributes.name,
    code: colour.attributes.field_code,
    picture: toPicture(included, colour.relationships.field_colour ?? null)?.thumbnail ?? null,
  };
}

/** What a product states for its variations: its frame and its pictures, as far as these are not the variations' own. */
export type ProductFallbacks = { frame?: string; pictures?: ProductVariation['pictures'] };

function toVariation(ref: ResourceRef, included: Included, { frame, pictures }: ProductFallbacks): ProductVariation[] {
  const sold = findIncluded(included, ref, Sold);
  if (!isVariation(ref) || !sold?.attributes.status || !sold.attributes.price) return [];
  const { price, field_out_of_stock, field_frame } = sold.attributes;
  const { field_color = null, field_image = [] } = sold.relationships;
  return [
    {
      variation: { type: ref.type, id: ref.id },
      price: price.number,
      isSoldOut: field_out_of_stock,
      colour: toSwatch(included, field_color),
      frame: frame || field_frame,
      pictures: pictures ?? field_image.flatMap((image) => toPicture(included, image) ?? []),
    },
  ];
}

/** The ways in which a product is sold: what is published and has a price, the default one first; null where there are none. (DECOR-14) */
export function toProductVariations(
  { default_variation, variations }: { default_variation: ResourceRef | null; variations: readonly ResourceRef[] },
  included: Included,
  ofProduct: ProductFallbacks = {},
): Product['variations'] | null {
  const others = variations.filter(({ id }) => id !== default_variation?.id);
  const refs = default_variation ? [default_variation, ...others] : others;
  const [first, ...more] = refs.flatMap((ref) => toVariation(ref, included, ofProduct));
  return first ? [first, ...more] : null;
}
