import { normalizeSearchText } from '../../src/domain/normalizeSearchText.ts';
import { getDerivedCache } from '../drupal/derivedCache.ts';
import { type Entity, toObject, toReferences, toText } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';

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
 * first `titleLength` characters are the title's.
 */
export type SearchEntry = { entity: Entity; text: string; titleLength: number };

/** The page of a product, or '' where it has none. */
export const getProductPath = ({ attributes }: Entity): string =>
  toText(attributes.field_path_alias) || toText(toObject(attributes.path).alias);

/** Every product that is for sale and has a page; normalized again only after a product or term has changed. */
export const getSearchIndex = (store: Store): readonly SearchEntry[] =>
  getDerivedCache(store).getOrCreate('search', (source) => {
    const value = getIndex(source);
    const bytes = value.reduce((sum, { text }) => sum + text.length + 60, 0);
    return { value, bytes };
  });

function getIndex(store: Store): SearchEntry[] {
  const normalizedNames = new Map<string, string>();
  const getName = (type: string, id: string): string => {
    const cachedName = normalizedNames.get(id);
    if (cachedName !== undefined) return cachedName;
    const name = normalizeSearchText(toText(store.find({ type, id })?.attributes.name));
    normalizedNames.set(id, name);
    return name;
  };
  const getOtherText = ({ attributes, relationships }: Entity): string => {
    let otherText = normalizeSearchText(toText(attributes.field_artist));
    // a plain loop: it runs for every reference of a whole catalogue
    for (const target of Object.values(relationships)) {
      for (const { type, id } of toReferences(target)) {
        if (type.startsWith('taxonomy_term--')) otherText += ` ${getName(type, id)}`;
      }
    }
    return otherText;
  };
  return Object.keys(KINDS)
    .flatMap((type) => store.list(type))
    .filter((entity) => entity.attributes.status !== false && getProductPath(entity) !== '')
    .map((entity) => {
      const title = ` ${normalizeSearchText(toText(entity.attributes.title))}`;
      return { entity, text: `${title} | ${getOtherText(entity)}`, titleLength: title.length };
    });
}
