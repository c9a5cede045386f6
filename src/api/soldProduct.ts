import type { ListCard, ListSection } from '../domain/listCard.ts';
import type { Product, ProductFact, ProductFactName } from '../domain/product.ts';
import { findProductPath } from '../domain/storePath.ts';
import { aliasEntries, htmlSchema, summarySchema, textSchema } from './fields.ts';
import { type Included, lenientToManySchema, lenientToOneSchema, type ResourceRef } from './jsonapi.ts';
import { type ProductFallbacks, toProductVariations } from './soldVariation.ts';

/** What every product has that is sold as it is. Nothing of it is needed to read the document it stands in. */
export const productAttributes = {
  ...aliasEntries,
  title: textSchema,
  body: htmlSchema,
  metatag_normalized: summarySchema,
  created: textSchema,
};
export const productRelationships = { default_variation: lenientToOneSchema, variations: lenientToManySchema };

type ProductEntity = {
  id: string;
  attributes: { title: string; field_path_alias: string; path: { alias: string }; metatag_normalized: string };
  relationships: { default_variation: ResourceRef | null; variations: readonly ResourceRef[] };
};
/** What all products are alike in. */
export type Sold = Pick<Product, 'id' | 'path' | 'title' | 'summary' | 'variations'>;

/** A product as far as all are alike; null for one that has no title, no page or no price, for nobody can buy it. */
export function toSoldProduct(
  { id, attributes, relationships }: ProductEntity,
  included: Included,
  ofProduct?: ProductFallbacks,
): Sold | null {
  const { title, metatag_normalized } = attributes;
  const path = findProductPath(attributes.field_path_alias, attributes.path.alias);
  const variations = toProductVariations(relationships, included, ofProduct);
  if (!title || !path || !variations) return null;
  return { id, path, title, summary: metatag_normalized, variations };
}

/** What a card shows of a product beside its title, and the heading that it stands under. */
export type CardTexts = { lines?: readonly string[]; section?: ListSection };

/** A product in a list, by the variation that it begins with. */
export function toProductCard(
  { id, path, title, variations: [first] }: Sold,
  { lines = [], section }: CardTexts = {},
): ListCard {
  return {
    id,
    path,
    title,
    lines: lines.filter((line) => line !== ''),
    picture: first.pictures[0] ?? null,
    variation: first.variation,
    price: { amount: first.price, isFrom: false },
    section: section ?? null,
  };
}

/** What is known of a product, in the order given; of what the shop does not state there is no line. */
export const toFacts = (values: readonly (readonly [ProductFactName, string])[]): ProductFact[] =>
  values.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
