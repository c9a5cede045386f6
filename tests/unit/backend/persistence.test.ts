import { describe, expect, test } from 'vitest';
import { browserStorage } from '../../../mocks/browserStorage.ts';
import { memoryStorage, type Storage } from '../../../mocks/drupal/storage.ts';
import { createBench } from './bench.ts';
import { placeOrder, registerGuest } from './shopper.ts';

const ORDERS = '/jsonapi/commerce_order/default';

// a storage that is a turn of the event loop behind, as IndexedDB is
const slowly = (storage: Storage): Storage => ({
  ...storage,
  async save(changes, writer) {
    await new Promise((next) => setImmediate(next));
    return storage.save(changes, writer);
  },
});

const getEntries = async (storage: Storage) => (await storage.readSince(undefined)).entries;

const getSeeded = (type: string) => createBench().store.list(type);

describe('what lasts', () => {
  test('[API-76] after a reload orders, sessions, codes and letters are there', async () => {
    const storage = memoryStorage();
    const before = createBench(storage);
    const shopper = await registerGuest(before);
    const { id } = await placeOrder(before, shopper);
    const after = createBench(storage);
    const path = `${ORDERS}/${id}?include=order_items`;
    expect((await after.get(path, shopper)).body).toEqual((await before.get(path, shopper)).body);
    expect(after.inbox()).toEqual(before.inbox());
  });

  test('[API-76] only what changed is stored, and before it is answered', async () => {
    const storage = slowly(memoryStorage());
    const backend = createBench(storage);
    await backend.get('/jsonapi/commerce_product/default');
    expect(await getEntries(storage)).toEqual([]);
    const { id } = await placeOrder(backend, await registerGuest(backend));
    const types = (await getEntries(storage)).map(([key]) => String(key).split('/')[0]);
    expect([...new Set(types)].sort()).toEqual([
      'backend--code',
      'backend--letter',
      'backend--password',
      'backend--razorpayOrder',
      'backend--token',
      'backend--tries',
      'commerce_order--default',
      'commerce_order_item--default',
      'commerce_payment--payment_manual',
      'user--user',
    ]);
    expect(new Map(await getEntries(storage)).get(`commerce_order--default/${id}`)).toMatchObject({ id });
  });

  test('[API-82] a deleted entity stays deleted, and serial numbers go on', async () => {
    const storage = memoryStorage();
    const first = createBench(storage);
    const shopper = await registerGuest(first);
    await placeOrder(first, shopper);
    const seeded = first.store.list('taxonomy_term--size')[0];
    first.store.remove('taxonomy_term--size', seeded?.id ?? '');
    await first.store.flush();
    const second = createBench(storage);
    await second.store.ready;
    expect(second.store.get('taxonomy_term--size', seeded?.id ?? '')).toBeUndefined();
    await placeOrder(second, shopper, '261121000002');
    const serials = second.store.list('commerce_order--default').map(({ serial }) => serial);
    const last = getSeeded('commerce_order--default').at(-1)?.serial ?? 0;
    expect(serials.slice(-2)).toEqual([last + 1, last + 2]);
  });

  test('[API-76] a wiped storage and a reset start clean', async () => {
    const storage = memoryStorage();
    const backend = createBench(storage);
    await placeOrder(backend, await registerGuest(backend));
    await backend.reset();
    expect([backend.store.list('user--user'), backend.inbox(), await getEntries(storage)]).toEqual([
      getSeeded('user--user'),
      [],
      [],
    ]);
    expect(backend.store.list('commerce_product--default')).toEqual(
      createBench().store.list('commerce_product--default'),
    );
  });

  const order = {
    type: 'commerce_order--default',
    id: 'a',
    serial: 1000,
    revision: 1,
    attributes: {},
    relationships: {},
  };
  const KEY = 'commerce_order--default/a';

  test.each([
    ['a text', 'key', 'garbage'],
    ['a number as key', 7, order],
    ['nothing', KEY, undefined],
    ['an unknown type', 'x--y/a', { ...order, type: 'x--y' }],
    ['an inherited name for a type', 'constructor/a', { ...order, type: 'constructor' }],
    ['another key', 'commerce_order--default/b', order],
    ['no attributes', KEY, { ...order, attributes: null }],
    ['a serial that is none', KEY, { ...order, serial: 'one' }],
    ['a price that is none', KEY, { ...order, attributes: { total_price: 'lots' } }],
    ['a number for a text', KEY, { ...order, attributes: { order_number: 7 } }],
    ['a relationship of the wrong shape', KEY, { ...order, relationships: { order_items: { type: 'x', id: 'y' } } }],
    ['a pointer to nowhere of the wrong shape', KEY, { ...order, relationships: { uid: [1] } }],
  ])('[API-76] garbage in the storage is dropped: %s', async (_, key, value) => {
    const storage = memoryStorage([[key, value]]);
    const backend = createBench(storage);
    await backend.store.ready;
    expect([backend.store.list('commerce_order--default'), await getEntries(storage)]).toEqual([
      getSeeded('commerce_order--default'),
      [],
    ]);
    expect((await backend.get('/jsonapi/commerce_product/default?page[limit]=1')).status).toBe(200);
  });

  test('[API-76] an entity whose neighbours are gone is still an entity', async () => {
    const lonely = {
      ...order,
      relationships: {
        uid: { type: 'user--user', id: 'gone' },
        order_items: [{ type: 'commerce_order_item--default', id: 'gone' }],
      },
    };
    const backend = createBench(memoryStorage([[KEY, lonely]]));
    await backend.store.ready;
    const shopper = await registerGuest(backend);
    expect(backend.store.get('commerce_order--default', 'a')).toEqual(lonely);
    expect((await backend.get(`${ORDERS}?include=order_items,uid`, shopper)).body.data).toEqual([]);
  });

  test('[API-76] a storage that fails leaves a working backend', async () => {
    const fail = () => Promise.reject(new Error('quota'));
    const backend = createBench({ readSince: fail, save: fail, replace: fail, runExclusively: (work) => work() });
    const shopper = await registerGuest(backend);
    const { id } = await placeOrder(backend, shopper);
    expect((await backend.get(`${ORDERS}/${id}`, shopper)).status).toBe(200);
    await backend.reset();
    expect(backend.store.list('user--user')).toEqual(getSeeded('user--user'));
  });

  test('[API-76] a browser without IndexedDB is such a storage', async () => {
    const backend = createBench(browserStorage());
    expect((await registerGuest(backend)).id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
