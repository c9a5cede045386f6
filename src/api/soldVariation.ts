import * as v from 'valibot';
import type { Product, ProductVariation, Swatch } from '../domain/product.ts';
import type { Variation } from '../domain/variation.ts';
import { price, text } from './fields.ts';
import { type Included, includedBy, looseMany, looseOne, type Ref } from './jsonapi.ts';
import { pictureOf } from './picture.ts';

const Sold = v.object({
  attributes: v.object({
    status: v.nullish(v.boolean(), true),
    price: v.fallback(v.nullable(price), null),
    field_out_of_stock: v.fallback(v.nullish(v.boolean(), false), false),
    field_frame: text,
  }),
  relationships: v.optional(v.object({ field_color: looseOne, field_image: looseMany }), {}),
});

const Colour = v.object({
  attributes: v.object({ name: text, field_code: text }),
  relationships: v.optional(v.object({ field_colour: looseOne }), {}),
});

const isVariation = (ref: Ref): ref is Ref & Variation => ref.type.startsWith('commerce_product_variation--');

/** Anything else in its place could be more of a style than a colour. */
const colourCode = (code: string): string | null =>
  /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(code) ? code : null;

function swatchOf(included: Included, ref: Ref | null): Swatch | null {
  const colour = includedBy(included, ref, Colour);
  if (!colour?.attributes.name) return null;
  return {
    name: colour.attributes.name,
    code: colourCode(colour.attributes.field_code),
    picture: pictureOf(included, colour.relationships.field_colour ?? null)?.thumbnail ?? null,
  };
}

/** What a product says for its variations: its frame and its pictures, as far as these are not the variations' own. */
export type OfProduct = { frame?: string; pictures?: ProductVariation['pictures'] };

function variationOf(ref: Ref, included: Included, { frame, pictures }: OfProduct): ProductVariation[] {
  const sold = includedBy(included, ref, Sold);
  if (!isVariation(ref) || !sold?.attributes.status || !sold.attributes.price) return [];
  const { price, field_out_of_stock, field_frame } = sold.attributes;
  const { field_color = null, field_image = [] } = sold.relationships;
  return [
    {
      variation: { type: ref.type, id: ref.id },
      price: price.number,
      isSoldOut: field_out_of_stock,
      colour: swatchOf(included, field_color),
      frame: frame || field_frame,
      pictures: pictures ?? field_image.flatMap((image) => pictureOf(included, image) ?? []),
    },
  ];
}

/** The ways in which a product is sold: what is published and has a price, the default one first; null where there are none. (DECOR-14) */
export function variationsOf(
  { default_variation, variations }: { default_variation: Ref | null; variations: readonly Ref[] },
  included: Included,
  ofProduct: OfProduct = {},
): Product['variations'] | null {
  const others = variations.filter(({ id }) => id !== default_variation?.id);
  const refs = default_variation ? [default_variation, ...others] : others;
  const [first, ...more] = refs.flatMap((ref) => variationOf(ref, included, ofProduct));
  return first ? [first, ...more] : null;
}
