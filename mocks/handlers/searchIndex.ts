import { type Entity, objectOf, targetsOf, textOf } from '../drupal/entity.ts';
import { memoryOf } from '../drupal/remembered.ts';
import type { Store } from '../drupal/store.ts';
import { foldText } from './foldText.ts';

/** The kinds of product that have a page of their own, by the names of ACCT-23, in the order of the answers. */
export const KINDS: Readonly<Record<string, string>> = {
  'commerce_product--default': 'Art Prints',
  'commerce_product--gallery_wall': 'Gallery Walls',
  'commerce_product--gifting': 'Gifts',
  'commerce_product--object': 'Decor Objects',
  'commerce_product--mixed_media': 'Mixed Media Art',
};

/**
 * A product as it is searched. `text` is ' title words | artist and terms': each word comes after a space, and the
 * first `title` characters are the title's.
 */
export type Searched = { entity: Entity; text: string; title: number };

/** The page of a product, or '' where it has none. */
export const addressOf = ({ attributes }: Entity): string =>
  textOf(attributes.field_path_alias) || textOf(objectOf(attributes.path).alias);

/** Every product that is for sale and has a page; folded once, and again after a product or a term has changed. */
export const searched = (store: Store): readonly Searched[] =>
  memoryOf(store).recall('search', (source) => {
    const value = indexOf(source);
    const bytes = value.reduce((sum, { text }) => sum + text.length + 60, 0);
    return { value, bytes };
  });

function indexOf(store: Store): Searched[] {
  const folded = new Map<string, string>();
  const nameOf = (type: string, id: string): string => {
    const known = folded.get(id);
    if (known !== undefined) return known;
    const name = foldText(textOf(store.find({ type, id })?.attributes.name));
    folded.set(id, name);
    return name;
  };
  const othersOf = ({ attributes, relationships }: Entity): string => {
    let others = foldText(textOf(attributes.field_artist));
    // a plain loop: it runs for every reference of a whole catalogue
    for (const target of Object.values(relationships)) {
      for (const { type, id } of targetsOf(target)) {
        if (type.startsWith('taxonomy_term--')) others += ` ${nameOf(type, id)}`;
      }
    }
    return others;
  };
  return Object.keys(KINDS)
    .flatMap((type) => store.list(type))
    .filter((entity) => entity.attributes.status !== false && addressOf(entity) !== '')
    .map((entity) => {
      const title = ` ${foldText(textOf(entity.attributes.title))}`;
      return { entity, text: `${title} | ${othersOf(entity)}`, title: title.length };
    });
}
