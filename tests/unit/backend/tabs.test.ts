import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resourceTypes } from '../../../mocks/drupal/resources.ts';
import { memoryStorage, type Storage } from '../../../mocks/drupal/storage.ts';
import { createStore, type Store } from '../../../mocks/drupal/store.ts';
import { randomUuid } from '../../../mocks/drupal/uuid.ts';
import { VERSIONS } from '../../../mocks/seed/version.ts';
import { type BackendBench, createBench } from './bench.ts';
import { createItemBody, createOrderBody, findFirstArt, placeOrder, registerGuest, type Shopper } from './shopper.ts';

const ORDERS = '/jsonapi/commerce_order/default';
const ITEMS = '/jsonapi/commerce_order_item/default';

/** News is a few turns of the event loop old when it arrives, and what is saved takes as long to get there. */
function slow(storage: Storage, turns: number): Storage {
  const wait = async () => {
    for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next));
  };
  return {
    async readSince(mark) {
      const news = await storage.readSince(mark);
      await wait();
      return news;
    },
    async save(changes, writer) {
      await wait();
      return storage.save(changes, writer);
    },
    async replace(entries, version) {
      await wait();
      return storage.replace(entries, version);
    },
    runExclusively: storage.runExclusively,
  };
}

const twoTabs = (): [BackendBench, BackendBench, Storage] => {
  const storage = memoryStorage();
  return [createBench(slow(storage, 2)), createBench(slow(storage, 5)), storage];
};

/** A store of a few terms, without the calls around it. */
const terms = (storage: Storage): Store =>
  createStore({ schema: resourceTypes, seed: fewTerms, storage, now: () => 0, versions: VERSIONS });

const fewTerms = () =>
  ['Small', 'Large'].map((name) => ({ type: 'taxonomy_term--size', id: name.toLowerCase(), attributes: { name } }));

const ask = ({ bearer }: Shopper) => ({ bearer });

describe('two tabs', () => {
  test('[API-76] [API-84] an order placed in one is read in the other, without a reload', async () => {
    const [one, other] = twoTabs();
    const shopper = await registerGuest(one);
    const { id } = await placeOrder(one, shopper);
    const path = `${ORDERS}/${id}?include=order_items`;
    const read = await other.get(path, ask(shopper));
    expect(read.status).toBe(200);
    expect(read.body).toEqual((await one.get(path, ask(shopper))).body);
  });

  test('[API-75] calls of both at once never give a serial number twice, and lose nothing', async () => {
    const [one, other] = twoTabs();
    const { variation } = await findFirstArt(one);
    const ids = Array.from({ length: 12 }, () => randomUuid());
    const answers = await Promise.all(
      ids.map((id, at) => (at % 2 ? one : other).post(ITEMS, createItemBody(variation, id))),
    );
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 201));
    await Promise.all([one.get(ITEMS), other.get(ITEMS)]);
    const list = (tab: BackendBench) => tab.store.list('commerce_order_item--default');
    expect(list(one)).toEqual(list(other));
    expect(ids.filter((id) => !list(one).some((item) => item.id === id))).toEqual([]);
    expect(new Set(list(one).map(({ serial }) => serial)).size).toBe(list(one).length);
  });

  test('[API-76] the same order number in both at once is taken once', async () => {
    const [one, other] = twoTabs();
    const shopper = await registerGuest(one);
    const { variation } = await findFirstArt(one);
    const place = async (tab: BackendBench) => {
      const [item, id] = [randomUuid(), randomUuid()];
      await tab.post(ITEMS, createItemBody(variation, item), ask(shopper));
      return (await tab.post(ORDERS, createOrderBody({ id, number: '261121000009', items: [item] }), ask(shopper)))
        .status;
    };
    expect((await Promise.all([place(one), place(other)])).sort()).toEqual([201, 422]);
  });

  test('[API-82] what one deletes is gone in the other, and its number is not given again', async () => {
    const [one, other] = twoTabs();
    await one.store.ready;
    await other.store.ready;
    const draft = (id: string) => ({ type: 'taxonomy_term--size', id, attributes: { name: id, status: true } });
    const path = '/jsonapi/taxonomy_term/size';
    const { serial } = await one.store.run(true, () => one.store.add(draft('huge')));
    expect((await other.get(`${path}/huge`)).status).toBe(200);
    await one.store.run(true, () => one.store.remove('taxonomy_term--size', 'huge'));
    expect((await other.get(`${path}/huge`)).status).toBe(404);
    expect((await other.store.run(true, () => other.store.add(draft('vast')))).serial).toBe(serial + 1);
  });

  test('[API-76] a reset in one reaches the other, which keeps nothing of what was before', async () => {
    const [one, other, storage] = twoTabs();
    const shopper = await registerGuest(one);
    await placeOrder(other, shopper);
    await one.reset();
    expect((await other.get(ORDERS, ask(shopper))).status).toBe(403);
    const seeded = createBench().store;
    for (const type of ['user--user', 'commerce_order--default', 'backend--letter']) {
      expect(other.store.list(type)).toEqual(seeded.list(type));
    }
    await registerGuest(other);
    const after = createBench(storage);
    await after.store.ready;
    expect(after.store.list('user--user')).toEqual(other.store.list('user--user'));
    expect(after.store.list('commerce_order--default')).toEqual(seeded.list('commerce_order--default'));
  });

  test('[API-76] what could not be stored is stored with the next call', async () => {
    const storage = memoryStorage();
    let full = true;
    const sometimes: Storage = {
      ...storage,
      save: (changes, writer) => (full ? Promise.reject(new Error('quota')) : storage.save(changes, writer)),
    };
    const one = createBench(sometimes);
    const shopper = await registerGuest(one);
    full = false;
    const { id } = await placeOrder(one, shopper);
    const other = createBench(storage);
    expect((await other.get(`${ORDERS}/${id}`, ask(shopper))).status).toBe(200);
  });

  test('[API-76] a call is committed whole or not at all', async () => {
    const storage = memoryStorage();
    const commits: string[][] = [];
    const watched: Storage = {
      ...storage,
      save(changes, writer) {
        commits.push(changes.map(([key]) => key.split('/')[0] as string));
        return storage.save(changes, writer);
      },
    };
    const tab = createBench(watched);
    const shopper = await registerGuest(tab);
    const { variation } = await findFirstArt(tab);
    const [item, id] = [randomUuid(), randomUuid()];
    await tab.post(ITEMS, createItemBody(variation, item), ask(shopper));
    commits.length = 0;
    await tab.post(ORDERS, createOrderBody({ id, number: '261121000001', items: [item] }), ask(shopper));
    expect(commits).toEqual([['commerce_order--default', 'commerce_order_item--default']]);
  });

  const action = fc.record({
    tab: fc.constantFrom<0 | 1>(0, 1),
    does: fc.constantFrom<Doing['does']>('add', 'add', 'add', 'put', 'put', 'remove', 'read', 'reset'),
    which: fc.nat(5),
  });

  test('[API-76] whatever both do at once, both end with the same data, and so does a third', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (doings) => {
        const storage = memoryStorage();
        const tabs = [terms(slow(storage, 2)), terms(slow(storage, 5))];
        await Promise.all(
          doings.map(({ tab, does, which }) => {
            const store = tabs[tab] as Store;
            return does === 'reset' ? store.reset() : store.run(does !== 'read', () => act(store, does, which));
          }),
        );
        await Promise.all(tabs.map((store) => store.run(false, () => undefined)));
        const third = terms(storage);
        await third.ready;
        const [mine, theirs, fresh] = [...tabs, third].map((store) => store.list('taxonomy_term--size'));
        expect(theirs).toEqual(mine);
        expect(fresh).toEqual(mine);
        expect(new Set(mine?.map(({ serial }) => serial)).size).toBe(mine?.length);
      }),
      { numRuns: 60 },
    );
  });
});

function act(store: Store, does: Doing['does'], which: number): void {
  const type = 'taxonomy_term--size';
  const known = store.list(type)[which];
  if (does === 'add') store.add({ type, id: randomUuid(), attributes: { name: `new ${which}`, status: true } });
  else if (does === 'put' && known)
    store.put({ ...known, attributes: { ...known.attributes, name: `${known.attributes.name}!` } });
  else if (does === 'remove' && known) store.remove(type, known.id);
}

type Doing = { tab: 0 | 1; does: 'add' | 'put' | 'remove' | 'reset' | 'read'; which: number };
