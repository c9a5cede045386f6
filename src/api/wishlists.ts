import * as v from 'valibot';
import { productPathOf } from '../domain/productPath.ts';
import type { Variation } from '../domain/variation.ts';
import { type Wished, type WishedProduct, type WishList, wishedKind } from '../domain/wished.ts';
import { anything, type Call, deleteJsonApi, getJsonApi, postJsonApi, signed } from './client.ts';
import { isFailure } from './failure.ts';
import { aliases, amount, text } from './fields.ts';
import { type Included, includedBy, many, query, type Ref, resource, toMany, toOne } from './jsonapi.ts';
import { isThereAlready } from './orders.ts';
import { pictureOf } from './picture.ts';
import { reference } from './reference.ts';

const LIST = 'commerce_wishlist--default';
const ITEM = 'commerce_wishlist_item--commerce_product_variation';
const LISTS = '/jsonapi/commerce_wishlist/default';
const ITEMS = '/jsonapi/commerce_wishlist_item/commerce_product_variation';
const THING = 'wishlist_items.purchasable_entity';

const List = resource(LIST, { is_default: v.nullish(v.boolean(), false) }, { wishlist_items: toMany });
const Item = resource(ITEM, {}, { purchasable_entity: toOne });

// of any type: what is on a wishlist are variations and products of every kind
const entity = <A extends v.ObjectEntries, R extends v.ObjectEntries>(attributes: A, relationships: R) =>
  v.object({ attributes: v.object(attributes), relationships: v.object(relationships) });
const published = v.nullish(v.boolean(), true);
const OfShop = entity(
  { status: published, price: v.nullish(v.object({ number: amount }), null) },
  { product_id: toOne, field_image: toMany },
);
const Product = entity(
  {
    ...aliases,
    status: published,
    title: text,
  },
  {},
);

const isVariation = (ref: Ref | null): ref is Ref & Variation =>
  ref?.type.startsWith('commerce_product_variation--') ?? false;

/** What the shop says of a variation; null for one that is gone, hidden, or of no kind that is saved. */
function productOf(variation: Variation, included: Included): WishedProduct | null {
  const kind = wishedKind(variation);
  const sold = includedBy(included, variation, OfShop);
  const product = includedBy(included, sold?.relationships.product_id ?? null, Product);
  const path = product && productPathOf(product.attributes.field_path_alias, product.attributes.path.alias);
  if (!kind || !sold?.attributes.status || !product?.attributes.status || !path) return null;
  return {
    kind,
    title: product.attributes.title,
    path,
    price: sold.attributes.price?.number ?? null,
    picture: pictureOf(included, sold.relationships.field_image[0] ?? null),
  };
}

/** The things of a list, the one saved last first; a variation that is on it twice is one thing with two entries. */
function thingsOf(items: readonly Ref[], included: Included): Wished[] {
  const things = new Map<string, Wished>();
  for (const { id } of [...items].reverse()) {
    const ref = includedBy(included, { type: ITEM, id }, Item)?.relationships.purchasable_entity ?? null;
    if (!isVariation(ref)) continue;
    const variation: Variation = { type: ref.type, id: ref.id };
    const known = things.get(ref.id)?.items ?? [];
    things.set(ref.id, { variation, items: [...known, id], product: productOf(variation, included) });
  }
  return [...things.values()];
}

/**
 * The signed-in customer's wishlist with all that is shown of its things: the default one, else the first (API-44,
 * API-48, API-103). Rejects as every call does.
 */
export async function ownWishlist(call: Call = {}): Promise<WishList> {
  const path = query(LISTS, {
    include: ['wishlist_items', `${THING}.product_id`, `${THING}.field_image.field_media_image`],
  });
  const { data, included } = await getJsonApi(many(List), path, signed(call));
  const list = data.find(({ attributes }) => attributes.is_default) ?? data[0];
  if (!list) return { id: null, things: [] };
  return { id: list.id, things: thingsOf(list.relationships.wishlist_items, included) };
}

async function make(path: string, document: object, call: Call): Promise<void> {
  try {
    await postJsonApi(anything, path, document, signed(call));
  } catch (error) {
    if (!isThereAlready(error)) throw error;
  }
}

/** What a customer's first wishlist is called. */
const NAME = 'Wishlist';

/** Makes the customer's default wishlist under a uuid of the caller's; one that is there already is as good (API-45). */
export const createWishlist = (id: string, call: Call = {}): Promise<void> =>
  make(LISTS, { data: { type: LIST, id, attributes: { name: NAME, is_default: true } } }, call);

/** A variation to be put on a list, under a uuid of the caller's. */
type WishToAdd = { id: string; listId: string; variation: Variation };

/** Puts a variation on a wishlist; an entry that is there already is as good (API-46, WISH-05, WISH-15). Rejects as every call does. */
export async function addWish({ id, listId, variation }: WishToAdd, call: Call = {}): Promise<'item added'> {
  const relationships = {
    purchasable_entity: reference(variation.type, variation.id),
    wishlist_id: reference(LIST, listId),
  };
  await make(ITEMS, { data: { type: ITEM, id, attributes: { quantity: '1.00' }, relationships } }, call);
  return 'item added';
}

/** Takes an entry off its wishlist; one that is gone already is as good (API-47, WISH-06). Rejects as every call does. */
export async function removeWish(id: string, call: Call = {}): Promise<'item deleted'> {
  try {
    await deleteJsonApi(`${ITEMS}/${encodeURIComponent(id)}`, signed(call));
  } catch (error) {
    if (!isFailure(error, 'notFound')) throw error;
  }
  return 'item deleted';
}
