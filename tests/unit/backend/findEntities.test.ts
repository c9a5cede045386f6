import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANONYMOUS, type Caller, PROXY } from '../../../mocks/drupal/access.ts';
import { getDerivedCache } from '../../../mocks/drupal/derivedCache.ts';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { parseFilter } from '../../../mocks/drupal/filter.ts';
import { findEntities } from '../../../mocks/drupal/findEntities.ts';
import { resourceTypes } from '../../../mocks/drupal/resources.ts';
import { parseSort } from '../../../mocks/drupal/sort.ts';
import { memoryStorage } from '../../../mocks/drupal/storage.ts';
import { createStore, type Draft, type Store } from '../../../mocks/drupal/store.ts';
import { parseTree } from '../../../mocks/drupal/tree.ts';
import { findNaively } from '../../support/findNaively.ts';

const PRODUCT = 'commerce_product--default';
const THEME = 'taxonomy_term--collection';
const ORIENTATION = 'taxonomy_term--orientation';
const ORDER = 'commerce_order--default';
const USER = 'user--user';

const term = (type: string, id: string, name: string): Draft => ({ type, id, attributes: { name, status: true } });
const at = (type: string, ids: readonly string[]) => ids.map((id) => ({ type, id }));

type Traits = { title: string; favourite: boolean; status: boolean; themes: string[]; orientation: string | null };

const product = (id: string, { title, favourite, status, themes, orientation }: Traits): Draft => ({
  type: PRODUCT,
  id,
  attributes: { title, status, field_favourite: favourite, created: `2026-01-0${1 + title.length}T00:00:00+00:00` },
  relationships: {
    field_collections: at(THEME, themes),
    field_orientation: orientation === null ? null : { type: ORIENTATION, id: orientation },
  },
});

const THEMES = ['t1', 't2', 't3'];
const ids = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];

const seed = (): Draft[] => [
  term(ORIENTATION, 'o1', 'Portrait'),
  term(ORIENTATION, 'o2', 'Square'),
  ...THEMES.map((id, index) => term(THEME, id, ['Coast', 'Café', 'botanicals'][index] as string)),
  ...ids.map((id, index) =>
    product(id, {
      title: 'mist'.slice(0, 1 + (index % 4)),
      favourite: index % 2 === 0,
      status: index !== 3,
      themes: THEMES.slice(0, index % 4),
      orientation: index % 3 === 2 ? null : `o${1 + (index % 3)}`,
    }),
  ),
  { type: USER, id: 'u1', attributes: { name: 'u1' } },
  { type: USER, id: 'u2', attributes: { name: 'u2' } },
  ...['a', 'b', 'c'].map(
    (id, index): Draft => ({
      type: ORDER,
      id,
      attributes: { order_number: `${index}`, state: 'draft' },
      relationships: { uid: { type: USER, id: index === 1 ? 'u2' : 'u1' } },
    }),
  ),
];

const FILTERS = [
  '',
  'filter[status]=1',
  'filter[field_collections.name]=coast',
  'filter[field_collections.name]=CAFE&filter[field_orientation.name]=portrait',
  'filter[a][path]=field_collections.name&filter[a][operator]=IN&filter[a][value][]=coast&filter[a][value][]=botanicals',
  'filter[a][path]=title&filter[a][operator]=CONTAINS&filter[a][value]=is&filter[field_favourite]=0',
  'filter[a][condition][path]=field_orientation.id&filter[a][condition][operator]=IS NULL',
  'filter[g][group][conjunction]=OR&filter[a][condition][path]=title&filter[a][condition][value]=m&filter[a][condition][memberOf]=g&filter[b][condition][path]=field_collections.name&filter[b][condition][operator]=<>&filter[b][condition][value]=coast&filter[b][condition][memberOf]=g&filter[status]=1',
  'filter[g][group][conjunction]=OR',
  'filter[field_orientation.meta.drupal_internal__target_id]=2',
];
const SORTS = [
  '',
  'sort=-field_favourite,-created',
  'sort=title',
  'sort=field_orientation.name,-title',
  'sort=-field_collections.name',
];

const traits: fc.Arbitrary<Traits> = fc.record({
  title: fc.constantFrom('m', 'mi', 'mis', 'mist', 'Mist'),
  favourite: fc.boolean(),
  status: fc.boolean(),
  themes: fc.subarray([...THEMES, 'gone']),
  orientation: fc.constantFrom('o1', 'o2', 'gone', null),
});

type Write =
  | { does: 'product'; id: string; traits: Traits }
  | { does: 'term'; type: string; id: string; name: string }
  | { does: 'remove'; type: string; id: string }
  | { does: 'owner'; id: string; user: string }
  | { does: 'reset' };

const write: fc.Arbitrary<Write> = fc.oneof(
  fc.record({ does: fc.constant('product' as const), id: fc.constantFrom(...ids, 'n1', 'n2'), traits }),
  fc.record({
    does: fc.constant('term' as const),
    type: fc.constantFrom(THEME, ORIENTATION),
    id: fc.constantFrom(...THEMES, 'o1', 'o2'),
    name: fc.constantFrom('coast', 'Café', 'portrait', 'Zebra'),
  }),
  fc.record({
    does: fc.constant('remove' as const),
    type: fc.constantFrom(PRODUCT, THEME, ORIENTATION),
    id: fc.constantFrom(...ids, ...THEMES, 'o1'),
  }),
  fc.record({
    does: fc.constant('owner' as const),
    id: fc.constantFrom('a', 'b', 'c'),
    user: fc.constantFrom('u1', 'u2'),
  }),
  fc.constant({ does: 'reset' as const }),
);

async function apply(store: Store, action: Write): Promise<void> {
  if (action.does === 'reset') return store.reset();
  if (action.does === 'remove') return store.remove(action.type, action.id);
  if (action.does === 'owner') {
    const order = store.get(ORDER, action.id) as Entity;
    return store.put({ ...order, relationships: { uid: { type: USER, id: action.user } } });
  }
  const draft =
    action.does === 'product' ? product(action.id, action.traits) : term(action.type, action.id, action.name);
  const before = store.get(draft.type, draft.id);
  if (before) store.put({ ...before, ...draft, relationships: draft.relationships ?? {} });
  else store.add(draft);
}

const findBoth = (store: Store, type: string, query: string, caller: Caller) => {
  const tree = parseTree(new URLSearchParams(query));
  return {
    store,
    caller,
    type,
    filter: parseFilter(tree, type, store.schema),
    sort: parseSort(tree, type, store.schema),
  };
};

describe('lists that are kept', () => {
  test('[API-23] hold what each entity, tried anew, would give, whatever is written in between', async () => {
    const question = fc.record({
      filter: fc.constantFrom(...FILTERS),
      sort: fc.constantFrom(...SORTS),
      all: fc.boolean(),
    });
    const action = fc.oneof(write, question);
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (doings) => {
        const store = createStore({ schema: resourceTypes, seed, storage: memoryStorage(), now: () => 0 });
        await store.ready;
        for (const action of doings) {
          if ('does' in action) await apply(store, action);
          else {
            const call = findBoth(store, PRODUCT, `${action.filter}&${action.sort}`, action.all ? PROXY : ANONYMOUS);
            expect(findEntities(call)).toEqual(findNaively(call));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('[API-83] show each caller their own, whoever asked before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(write, fc.constantFrom('u1', 'u2', 'nobody')), { maxLength: 30 }),
        async (doings) => {
          const store = createStore({ schema: resourceTypes, seed, storage: memoryStorage(), now: () => 0 });
          await store.ready;
          for (const action of doings) {
            if (typeof action !== 'string') await apply(store, action);
            else {
              const call = findBoth(store, ORDER, 'sort=-order_number', {
                user: store.get(USER, action) ?? null,
                hasAllRights: false,
              });
              const list = findEntities(call);
              expect(list).toEqual(findNaively(call));
              expect(list.visible.every(({ relationships: { uid } }) => (uid as { id: string }).id === action)).toBe(
                true,
              );
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('[API-23] are the same lists as long as nothing is written that they were made of', async () => {
    const store = createStore({ schema: resourceTypes, seed, storage: memoryStorage(), now: () => 0 });
    await store.ready;
    const ask = () => findEntities(findBoth(store, PRODUCT, `${FILTERS[2]}&${SORTS[1]}`, ANONYMOUS));
    const first = ask();
    await apply(store, { does: 'owner', id: 'a', user: 'u2' });
    await apply(store, { does: 'term', type: ORIENTATION, id: 'o1', name: 'Zebra' });
    expect(ask()).toBe(first);
    await apply(store, { does: 'term', type: THEME, id: 't3', name: 'coast' });
    expect(ask()).not.toBe(first);
  });

  test('[API-23] go, those asked for the longest ago first, before they take more room than there is', () => {
    const store = createStore({ schema: resourceTypes, seed, storage: memoryStorage(), now: () => 0 });
    const { getOrCreate } = getDerivedCache(store);
    const made: string[] = [];
    const ask = (name: string) =>
      getOrCreate(name, () => {
        made.push(name);
        return { value: name, bytes: 10_000_000 };
      });
    for (const name of ['one', 'two', 'one', 'three', 'one', 'four', 'one', 'two']) ask(name);
    expect(made).toEqual(['one', 'two', 'three', 'four', 'two']);
  });
});
