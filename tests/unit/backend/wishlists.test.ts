import { beforeEach, describe, expect, test } from 'vitest';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { type BackendBench, createBench, getError } from './bench.ts';
import { findFirstArt, registerGuest, type Shopper } from './shopper.ts';

const LISTS = '/jsonapi/commerce_wishlist/default';
const ITEMS = '/jsonapi/commerce_wishlist_item/commerce_product_variation';
const LIST = 'commerce_wishlist--default';
const ITEM = 'commerce_wishlist_item--commerce_product_variation';

let backend: BackendBench;
let shopper: Shopper;
let stranger: Shopper;
let variation: string;
beforeEach(async () => {
  backend = createBench();
  shopper = await registerGuest(backend);
  stranger = await registerGuest(backend, '9847000009', 'other@example.com');
  ({ variation } = await findFirstArt(backend));
});

const make = async (who: Shopper = shopper) => {
  const id = randomUuid();
  const attributes = { name: 'Wishlist', is_default: true };
  const { status } = await backend.post(LISTS, { data: { type: LIST, id, attributes } }, who);
  return { id, status };
};
const add = (list: string, who?: Shopper, id = randomUuid()) =>
  backend.post(
    ITEMS,
    {
      data: {
        type: ITEM,
        id,
        attributes: { quantity: '1.00' },
        relationships: {
          wishlist_id: { data: { type: LIST, id: list } },
          purchasable_entity: { data: { type: 'commerce_product_variation--default', id: variation } },
        },
      },
    },
    who,
  );
const read = async (who?: Shopper) =>
  (await backend.get(`${LISTS}?include=wishlist_items,wishlist_items.purchasable_entity`, who)).body;

describe('a wishlist', () => {
  test('[API-44] [API-45] [WISH-14] is made by its owner, and seen by nobody else', async () => {
    expect((await read(shopper)).data).toEqual([]);
    const { id, status } = await make();
    const listIds = async (who?: Shopper) => (await read(who)).data.map((list: { id: string }) => list.id);
    expect([status, await listIds(shopper), await listIds(stranger), await listIds()]).toEqual([201, [id], [], []]);
    const { name, is_default } = (await read(shopper)).data[0].attributes;
    expect({ name, is_default }).toEqual({ name: 'Wishlist', is_default: true });
  });

  test('[API-47] [API-103] an item is taken off by its owner only', async () => {
    const { id } = await make();
    const item = (await add(id, shopper)).body.data.id;
    const remove = (who?: Shopper) => backend.send('DELETE', `${ITEMS}/${item}`, undefined, who);
    const refused = [403, "The 'manage commerce_product_variation commerce_wishlist_item' permission is required."];
    expect(getError(await remove()).slice(0, 2)).toEqual(refused);
    expect(getError(await remove(stranger)).slice(0, 2)).toEqual(refused);
    expect([(await remove(shopper)).status, (await remove(shopper)).status]).toEqual([204, 404]);
    expect((await read(shopper)).data[0].relationships.wishlist_items.data).toEqual([]);
  });

  test('[API-46] [WISH-01] nobody adds to another’s list, nor without a session', async () => {
    const { id } = await make();
    const serial = backend.store.get(LIST, id)?.serial;
    expect(getError(await add(id))).toEqual([
      403,
      "The following permissions are required: 'administer commerce_wishlist' OR 'manage commerce_product_variation commerce_wishlist_item'.",
      undefined,
    ]);
    expect(getError(await add(id, stranger))).toEqual([
      422,
      `wishlist_id: This entity (commerce_wishlist: ${serial}) cannot be referenced.`,
      '/data/attributes/wishlist_id',
    ]);
    expect((await backend.post(LISTS, { data: { type: LIST, attributes: { name: 'x' } } })).status).toBe(403);
  });

  test('[API-45] a second default list takes the flag from the first; another user’s keeps it', async () => {
    const first = await make();
    const others = await make(stranger);
    await make();
    const isDefault = (id: string) => backend.store.get(LIST, id)?.attributes.is_default;
    expect([isDefault(first.id), isDefault(others.id)]).toEqual([false, true]);
  });
});
