import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { toReferences } from '../../../mocks/drupal/entity.ts';
import { artVariationRef } from '../../../mocks/seed/artDrafts.ts';
import { addWishlistItem, createWishlist, fetchWishlist, removeWishlistItem } from '../../../src/api/wishlists.ts';
import type { Variation } from '../../../src/domain/variation.ts';
import { setupBackend, signInAsDemo } from '../../support/setupBackend.ts';

const ITEM = 'commerce_wishlist_item--commerce_product_variation';
const newUuid = () => crypto.randomUUID();
const art = (slug: string) => artVariationRef(slug) as Variation;
const jali = art('blue-city-jali');
const ghats = art('misty-ghats');

describe.each(['spec', 'drupal10'] as const)('at a %s backend', (profile) => {
  const { server, store } = setupBackend(profile);

  const save = async (call: { bearer: string }) => {
    const list = await fetchWishlist(call);
    return { ...list, titles: list.entries.map(({ product }) => product?.title ?? null) };
  };
  const thing = async (call: { bearer: string }, { id }: Variation) =>
    (await fetchWishlist(call)).entries.find(({ variation }) => variation.id === id);
  const hide = ({ type, id }: { type: string; id: string }) => {
    const entity = store.get(type, id);
    if (!entity) throw new Error(`no ${type}`);
    store.put({ ...entity, attributes: { ...entity.attributes, status: false } });
    return entity;
  };

  test('[API-44] [API-48] [API-103] [WISH-16] [ACCT-23] the list is read with its things of all five kinds, the last one first', async () => {
    const { entries } = await save(await signInAsDemo());
    expect(entries.map(({ product }) => product && [product.area, product.title])).toEqual([
      ['objects', 'Poornima Moon Jar'],
      ['mixedMedia', 'Six Ridges to Munnar'],
      ['gifts', 'Lotus for a Wedding'],
      ['walls', 'Two Monsoons'],
      ['art', 'Moonrise at Hampi'],
      ['art', 'Blue City Jali'],
    ]);
    expect(entries.every(({ product }) => product?.picture && product.price)).toBe(true);
  });

  test('[ACCT-20] [ACCT-21] each thing knows its page; a decor object’s stands under decor-objects, in the colour that was saved', async () => {
    const { entries } = await save(await signInAsDemo());
    const [jar, work] = entries.map(({ variation }) => variation.id);
    expect(entries.map(({ product }) => product?.path)).toEqual([
      `/decor-objects/poornima-moon-jar?v=${jar}`,
      `/mixed-media/six-ridges-to-munnar?v=${work}`,
      '/gifts/lotus-for-a-wedding',
      '/gallery-walls/two-monsoons',
      '/art/moonrise-at-hampi',
      '/art/blue-city-jali',
    ]);
  });

  test('[API-46] [WISH-05] [WISH-15] an add returns "item added"; made again under its id, it is one entry', async () => {
    const call = await signInAsDemo();
    const { id: listId } = await save(call);
    const wish = { id: newUuid(), listId: listId ?? '', variation: ghats };
    expect([await addWishlistItem(wish, call), await addWishlistItem(wish, call)]).toEqual([
      'item added',
      'item added',
    ]);
    expect(await thing(call, ghats)).toMatchObject({ items: [wish.id], product: { title: 'Misty Ghats' } });
    expect(store.get(ITEM, wish.id)?.attributes.quantity).toBe('1.00');
  });

  test('[WISH-05] [WISH-06] an answer that is not of the entry is no add, and a page of HTML is no removal', async () => {
    const call = await signInAsDemo();
    const wish = { id: newUuid(), listId: newUuid(), variation: ghats };
    const items = 'http://store.test/jsonapi/commerce_wishlist_item/commerce_product_variation';
    for (const other of [{ status: 'ok' }, { data: { type: 'node--page', id: wish.id, attributes: {} } }]) {
      server.use(http.post(items, () => HttpResponse.json(other)));
      await expect(addWishlistItem(wish, call)).rejects.toMatchObject({ kind: 'unreadable' });
    }
    server.use(http.delete(`${items}/:id`, () => HttpResponse.html('<!doctype html>')));
    await expect(removeWishlistItem(wish.id, call)).rejects.toMatchObject({ kind: 'unreadable' });
  });

  test('[API-47] [WISH-06] a removal returns "item deleted", also of an entry that is gone', async () => {
    const call = await signInAsDemo();
    const items = (await thing(call, jali))?.items ?? [];
    expect(items).toHaveLength(1);
    for (const _ of [1, 2]) expect(await removeWishlistItem(items[0] ?? '', call)).toBe('item deleted');
    expect(await thing(call, jali)).toBeUndefined();
  });

  test('[API-48] a variation that is on the list twice is one thing with two entries', async () => {
    const call = await signInAsDemo();
    const { id: listId } = await save(call);
    await addWishlistItem({ id: newUuid(), listId: listId ?? '', variation: jali }, call);
    expect((await thing(call, jali))?.items).toHaveLength(2);
    expect((await save(call)).entries).toHaveLength(6);
  });

  test('[API-45] [WISH-14] a list is made with its name as the default; made again under its id, it is one', async () => {
    const call = await signInAsDemo();
    for (const list of store.list('commerce_wishlist--default')) store.remove(list.type, list.id);
    expect(await fetchWishlist(call)).toEqual({ id: null, entries: [] });
    const id = newUuid();
    await createWishlist(id, call);
    await createWishlist(id, call);
    expect(await fetchWishlist(call)).toEqual({ id, entries: [] });
    expect(store.get('commerce_wishlist--default', id)?.attributes).toMatchObject({
      name: 'Wishlist',
      is_default: true,
    });
  });

  test('[WISH-14] of several lists the default one is the customer’s', async () => {
    const call = await signInAsDemo();
    const id = newUuid();
    await createWishlist(id, call);
    expect((await fetchWishlist(call)).id).toBe(id);
  });

  test('[ACCT-20] what the shop has hidden is a thing without a product: its variation, or its product', async () => {
    const call = await signInAsDemo();
    const variation = hide(jali);
    expect(await thing(call, jali)).toMatchObject({ variation: jali, items: [expect.any(String)], product: null });
    const hampi = art('moonrise-at-hampi');
    const [product] = toReferences(store.get(hampi.type, hampi.id)?.relationships.product_id);
    hide(product ?? variation);
    expect((await thing(call, hampi))?.product).toBeNull();
  });

  test('[WISH-01] nobody reads or changes a list without a login', async () => {
    const { id: listId } = await save(await signInAsDemo());
    const stale = { bearer: 'stale-token' };
    await expect(fetchWishlist(stale)).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(
      addWishlistItem({ id: newUuid(), listId: listId ?? '', variation: ghats }, stale),
    ).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });

  test('[API-46] [API-47] a refusal of the host is passed on', async () => {
    const call = await signInAsDemo();
    server.use(
      http.post('*/jsonapi/commerce_wishlist_item/*', () => HttpResponse.text('', { status: 503 })),
      http.delete('*/jsonapi/commerce_wishlist_item/*', () => HttpResponse.text('', { status: 503 })),
    );
    await expect(addWishlistItem({ id: newUuid(), listId: newUuid(), variation: ghats }, call)).rejects.toMatchObject({
      kind: 'server',
    });
    await expect(removeWishlistItem(newUuid(), call)).rejects.toMatchObject({ kind: 'server' });
  });
});
