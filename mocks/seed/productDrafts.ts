import type { Json, JsonObject, Reference, Target } from '../drupal/entity.ts';
import { escapeHtml } from '../drupal/formatText.ts';
import type { Draft } from '../drupal/store.ts';
import { stableUuid } from '../drupal/uuid.ts';
import { toBasicHtml } from './markup.ts';
import { metatag } from './nodes.ts';
import { pictureDrafts } from './pictureDrafts.ts';
import { hasMiddle, listShopFiles, type ShopPicture } from './shopFiles.ts';
import { STORE_ID } from './store.ts';

const HOST_NAME = 'Mitre & Mat';

type Fields = { [name: string]: Json };
type SeedProduct = {
  /** of the product type and its variation type */
  bundle: string;
  slug: string;
  title: string;
  /** RFC 3339 */
  created: string;
  /** The page of the product, or null where it has none of its own. */
  alias: string | null;
  /** One plain sentence or two; also what a search engine reads. */
  description: string;
  /** Not for sale: stored, but shown to nobody. */
  hidden?: boolean;
  attributes: Fields;
  relationships: { [name: string]: Target };
};
type SeedVariation = {
  sku: string;
  title: string;
  created: string;
  hidden?: boolean | undefined;
  /** as Commerce stores one (`createPriceField`) */
  price: JsonObject;
  attributes?: Fields;
  relationships: { [name: string]: Target };
};
type SoleVariation = Pick<SeedVariation, 'sku' | 'price'> & {
  variation: Pick<SeedVariation, 'attributes' | 'relationships'>;
};

/** Pointers to the product of a slug and to its one variation. */
export const productRef = (bundle: string, slug: string) => ({
  type: `commerce_product--${bundle}`,
  id: stableUuid(`${bundle}:${slug}`),
});
export const variationRef = (bundle: string, slug: string) => ({
  type: `commerce_product_variation--${bundle}`,
  id: stableUuid(`${bundle}-variation:${slug}`),
});

/** Paragraphs in Drupal's basic HTML. */
export const toParagraphs = (lines: readonly string[]): Json =>
  toBasicHtml(lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n'));

/** A list in Drupal's basic HTML. */
export const toFormattedList = (items: readonly string[]): Json =>
  toBasicHtml(`<ul>\n${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('\n')}\n</ul>`);

const toSharedAttributes = ({ title, created, hidden }: Pick<SeedVariation, 'title' | 'created' | 'hidden'>) => ({
  langcode: 'en',
  status: !hidden,
  title,
  created,
  changed: created,
  default_langcode: true,
});

/** A product with one variation, as Commerce keeps the two. */
export function productDrafts(source: SeedProduct & SoleVariation): Draft[] {
  const { bundle, slug, title, created, hidden, sku, price, variation } = source;
  const relationships = { product_id: productRef(bundle, slug), ...variation.relationships };
  return [
    variationDraft(variationRef(bundle, slug), { sku, title, created, hidden, price, ...variation, relationships }),
    productDraft(source, [variationRef(bundle, slug)]),
  ];
}

/** A variation of a product as Commerce keeps it. */
export function variationDraft(reference: Reference, source: SeedVariation): Draft {
  const { sku, price, attributes, relationships } = source;
  return {
    ...reference,
    attributes: { ...toSharedAttributes(source), sku, price, field_out_of_stock: false, ...attributes },
    relationships,
  };
}

/** A product as Commerce keeps it; the first of its variations is the one it is shown by. */
export function productDraft(source: SeedProduct, variations: Reference[]): Draft {
  const { bundle, slug, title, alias, description, attributes, relationships } = source;
  return {
    ...productRef(bundle, slug),
    attributes: {
      ...toSharedAttributes(source),
      path: { alias, pid: null, langcode: 'en' },
      metatag: [],
      metatag_normalized: [metatag('title', `${title} | ${HOST_NAME}`), metatag('description', description)],
      body: toParagraphs([description]),
      field_path_alias: alias,
      ...attributes,
    },
    relationships: {
      stores: [{ type: 'commerce_store--online', id: STORE_ID }],
      variations,
      default_variation: variations[0] ?? null,
      ...relationships,
    },
  };
}

/** The media and file of a picture of the shop. */
export function shopPictureDrafts(picture: ShopPicture, alt: string): Draft[] {
  const { thumbnail, listing, middle, inner } = listShopFiles(picture);
  const styles = {
    thumbnail: thumbnail.url,
    listing: listing.url,
    ...(hasMiddle(picture) ? { middle: middle.url } : {}),
    inner: inner.url,
  };
  return pictureDrafts({ name: picture.name, folder: picture.folder, alt, original: inner, styles });
}
