import * as v from 'valibot';
import { findProductPath } from '../domain/storePath.ts';
import { formatColourPath, getSoldArea, isVariation, type Variation } from '../domain/variation.ts';
import type { Wishlist, WishlistEntry, WishlistProduct } from '../domain/wishlistItem.ts';
import { type CallOptions, deleteJsonApi, getJsonApi, postJsonApi } from './client.ts';
import { isFailure } from './failure.ts';
import { aliasEntries, amountSchema, textSchema } from './fields.ts';
import {
  buildQuery,
  collectionSchema,
  documentSchema,
  findIncluded,
  type Included,
  type ResourceRef,
  resourceSchema,
  toManySchema,
  toOneSchema,
  toRelationship,
} from './jsonapi.ts';
import { createOnce } from './orders.ts';
import { toPicture } from './picture.ts';

const LIST = 'commerce_wishlist--default';
const ITEM = 'commerce_wishlist_item--commerce_product_variation';
const LISTS = '/jsonapi/commerce_wishlist/default';
const ITEMS = '/jsonapi/commerce_wishlist_item/commerce_product_variation';
const PRODUCT_INCLUDE = 'wishlist_items.purchasable_entity';

const List = resourceSchema(LIST, { is_default: v.nullish(v.boolean(), false) }, { wishlist_items: toManySchema });
const Item = resourceSchema(ITEM, {}, { purchasable_entity: toOneSchema });

// of any type: what is on a wishlist are variations and products of every kind
const createEntitySchema = <A extends v.ObjectEntries, R extends v.ObjectEntries>(attributes: A, relationships: R) =>
  v.object({ attributes: v.object(attributes), relationships: v.object(relationships) });
const published = v.nullish(v.boolean(), true);
const VariationSchema = createEntitySchema(
  { status: published, price: v.nullish(v.object({ number: amountSchema }), null) },
  { product_id: toOneSchema, field_image: toManySchema },
);
const Product = createEntitySchema(
  {
    ...aliasEntries,
    status: published,
    title: textSchema,
  },
  {},
);

/** What the shop states about a variation; null for one that is gone, hidden, or of no kind that is saved. */
function toProduct(variation: Variation, included: Included): WishlistProduct | null {
  const area = getSoldArea(variation);
  const sold = findIncluded(included, variation, VariationSchema);
  const product = findIncluded(included, sold?.relationships.product_id ?? null, Product);
  const path = product && findProductPath(product.attributes.field_path_alias, product.attributes.path.alias);
  if (!area || !sold?.attributes.status || !product?.attributes.status || !path) return null;
  return {
    area,
    title: product.attributes.title,
    path: formatColourPath(path, variation),
    price: sold.attributes.price?.number ?? null,
    picture: toPicture(included, sold.relationships.field_image[0] ?? null),
  };
}

/** The things of a list, the one saved last first; a variation that is on it twice is one thing with two entries. */
function toEntries(items: readonly ResourceRef[], included: Included): WishlistEntry[] {
  const things = new Map<string, WishlistEntry>();
  for (const { id } of [...items].reverse()) {
    const ref = findIncluded(included, { type: ITEM, id }, Item)?.relationships.purchasable_entity ?? null;
    if (!ref || !isVariation(ref)) continue;
    const variation: Variation = { type: ref.type, id: ref.id };
    const known = things.get(ref.id)?.items ?? [];
    things.set(ref.id, { variation, items: [...known, id], product: toProduct(variation, included) });
  }
  return [...things.values()];
}

/**
 * The signed-in customer's wishlist with all that is shown of its things: the default one, else the first (API-44,
 * API-48, API-103). Rejects as every call does.
 */
export async function fetchWishlist(call: CallOptions): Promise<Wishlist> {
  const path = buildQuery(LISTS, {
    include: ['wishlist_items', `${PRODUCT_INCLUDE}.product_id`, `${PRODUCT_INCLUDE}.field_image.field_media_image`],
  });
  const { data, included } = await getJsonApi(collectionSchema(List), path, call);
  const list = data.find(({ attributes }) => attributes.is_default) ?? data[0];
  if (!list) return { id: null, entries: [] };
  return { id: list.id, entries: toEntries(list.relationships.wishlist_items, included) };
}

/** Rejects with 'unreadable' where the answer is not of what was made. */
async function createEntity(
  path: string,
  document: { data: { type: string; id: string; attributes: object; relationships?: object } },
  call: CallOptions,
): Promise<void> {
  const schema = documentSchema(resourceSchema(document.data.type, {}));
  await createOnce<unknown>(postJsonApi(schema, path, document, call), () => undefined);
}

/** What a customer's first wishlist is called. */
const NAME = 'Wishlist';

/** Makes the customer's default wishlist under a uuid of the caller's; one that is there already is as good (API-45). */
export const createWishlist = (id: string, call: CallOptions): Promise<void> =>
  createEntity(LISTS, { data: { type: LIST, id, attributes: { name: NAME, is_default: true } } }, call);

/** A variation to be put on a list, under a uuid of the caller's. */
type ItemToAdd = { id: string; listId: string; variation: Variation };

/** Puts a variation on a wishlist; an entry that is there already is as good (API-46, WISH-05, WISH-15). Rejects as every call does. */
export async function addWishlistItem({ id, listId, variation }: ItemToAdd, call: CallOptions): Promise<'item added'> {
  const relationships = {
    purchasable_entity: toRelationship(variation.type, variation.id),
    wishlist_id: toRelationship(LIST, listId),
  };
  await createEntity(ITEMS, { data: { type: ITEM, id, attributes: { quantity: '1.00' }, relationships } }, call);
  return 'item added';
}

/** Takes an entry off its wishlist; one that is gone already is as good (API-47, WISH-06). Rejects as every call does. */
export async function removeWishlistItem(id: string, call: CallOptions): Promise<'item deleted'> {
  try {
    await deleteJsonApi(`${ITEMS}/${encodeURIComponent(id)}`, call);
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
  }
  return 'item deleted';
}
