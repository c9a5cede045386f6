import type { ListCard, ListSection } from '../domain/listCard.ts';
import type { Fact, FactName, Product } from '../domain/product.ts';
import { productPathOf } from '../domain/productPath.ts';
import { aliases, html, summary, text } from './fields.ts';
import { type Included, looseMany, looseOne, type Ref } from './jsonapi.ts';
import { type OfProduct, variationsOf } from './soldVariation.ts';

/** What every product has that is sold as it is. Nothing of it is needed to read the document it stands in. */
export const soldAttributes = {
  ...aliases,
  title: text,
  body: html,
  metatag_normalized: summary,
};
export const soldRelationships = { default_variation: looseOne, variations: looseMany };

type Read = {
  id: string;
  attributes: { title: string; field_path_alias: string; path: { alias: string }; metatag_normalized: string };
  relationships: { default_variation: Ref | null; variations: readonly Ref[] };
};
type Sold = Pick<Product, 'id' | 'path' | 'title' | 'summary' | 'variations'>;

/** A product as far as all are alike; null for one that has no title, no page or no price, for nobody can buy it. */
export function soldOf(
  { id, attributes, relationships }: Read,
  included: Included,
  ofProduct?: OfProduct,
): Sold | null {
  const { title, metatag_normalized } = attributes;
  const path = productPathOf(attributes.field_path_alias, attributes.path.alias);
  const variations = variationsOf(relationships, included, ofProduct);
  if (!title || !path || !variations) return null;
  return { id, path, title, summary: metatag_normalized, variations };
}

/** A product in a list, by the variation that it begins with. */
export function cardOf(
  { id, path, title, variations: [first] }: Sold,
  { lines = [], section = null }: { lines?: readonly string[]; section?: ListSection | null } = {},
): ListCard {
  return {
    id,
    path,
    title,
    lines: lines.filter((line) => line !== ''),
    picture: first.pictures[0] ?? null,
    variation: first.variation,
    price: { amount: first.price, isFrom: false },
    section,
  };
}

/** What is known of a product, in the order given; of what the shop does not tell there is no line. */
export const factsOf = (values: readonly (readonly [FactName, string])[]): Fact[] =>
  values.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
