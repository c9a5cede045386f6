import { describe, expect, test } from 'vitest';
import type { Entity } from '../../../mocks/drupal/entity.ts';
import { resourceTypes } from '../../../mocks/drupal/resources.ts';
import { memoryStorage, type Storage } from '../../../mocks/drupal/storage.ts';
import { createStore, type Draft } from '../../../mocks/drupal/store.ts';
import type { Versions } from '../../../mocks/drupal/usableEntries.ts';
import { VERSIONS } from '../../../mocks/seed/version.ts';

const TYPE = 'taxonomy_term--size';

const draft = (id: string): Draft => ({ type: TYPE, id, attributes: { name: id } });
const term = (id: string, serial: number, name: unknown = id) => ({
  type: TYPE,
  id,
  serial,
  revision: serial,
  attributes: { name },
  relationships: {},
});
const entry = (entity: { id: string }): [string, unknown] => [`${TYPE}/${entity.id}`, entity];

async function open(storage: Storage, versions: Versions, seed = () => [draft('small'), draft('large')]) {
  const store = createStore({ schema: resourceTypes, seed, storage, now: () => 0, versions });
  await store.ready;
  return store;
}

const list = (entities: readonly Entity[]) => entities.map(({ id, serial, attributes }) => [id, serial, attributes]);
const readStored = async (storage: Storage) => {
  const { version, entries } = await storage.readSince(undefined);
  return { version, keys: entries.map(([key]) => key) };
};

const upper: Versions = {
  current: 3,
  migrations: {
    2: (_, value) => {
      const { attributes, ...rest } = value as Entity;
      return { ...rest, attributes: { name: String(attributes.name).toUpperCase() } };
    },
  },
};

describe('data of another version', () => {
  test('[API-76] is brought along where a migration leads from it, and stays brought', async () => {
    const storage = memoryStorage([entry(term('vast', 3)), entry(term('small', 1, 'tiny'))], 2);
    const store = await open(storage, upper);
    const expected = [
      ['small', 1, { name: 'TINY' }],
      ['large', 2, { name: 'large' }],
      ['vast', 3, { name: 'VAST' }],
    ];
    expect(list(store.list(TYPE))).toEqual(expected);
    expect(await readStored(storage)).toEqual({ version: 3, keys: [`${TYPE}/vast`, `${TYPE}/small`] });
    expect(list((await open(storage, { current: 3, migrations: {} })).list(TYPE))).toEqual(expected);
  });

  test.each([
    ['no migration leads from it', 1, { current: 3, migrations: { 2: (_: unknown, value: unknown) => value } }],
    ['it is of a later version', 4, upper],
    ['a migration gives it up', 2, { current: 3, migrations: { 2: () => undefined } }],
    ['what a migration makes is no entity', 2, { current: 3, migrations: { 2: () => ({ name: 'vast' }) } }],
  ])('[API-76] is given up where %s', async (_, version, versions) => {
    const storage = memoryStorage([entry(term('vast', 3))], version);
    const store = await open(storage, versions);
    expect(list(store.list(TYPE))).toEqual([
      ['small', 1, { name: 'small' }],
      ['large', 2, { name: 'large' }],
    ]);
    expect(await readStored(storage)).toEqual({ version: 3, keys: [] });
  });

  test('[API-76] a tab of another version that is still open neither reads nor writes it', async () => {
    const storage = memoryStorage();
    const older = await open(storage, { current: 2, migrations: {} });
    await older.run(true, () => older.add(draft('before')));
    const newer = await open(storage, upper);
    await newer.run(true, () => newer.add(draft('newer')));
    await older.run(true, () => older.add(draft('older')));
    await newer.run(false, () => undefined);
    expect(newer.list(TYPE).map(({ id }) => id)).toEqual(['small', 'large', 'before', 'newer']);
    expect(older.list(TYPE).map(({ id }) => id)).toEqual(['small', 'large', 'before', 'older']);
  });

  test('[API-82] what the first version kept of a deleted entity deletes it still', async () => {
    const store = await open(memoryStorage([[`${TYPE}/large`, null]], 1), VERSIONS);
    expect(store.list(TYPE).map(({ id }) => id)).toEqual(['small']);
  });

  test('[API-76] a seed that has grown leaves nobody with a number of its own entities', async () => {
    const storage = memoryStorage();
    const before = await open(storage, VERSIONS);
    await before.run(true, () => {
      before.add(draft('vast'));
      before.add(draft('huge'));
      before.put({ ...(before.get(TYPE, 'large') as Entity), attributes: { name: 'larger' } });
    });
    const grown = () => [draft('small'), draft('medium'), draft('large')];
    const expected = [
      ['small', 1, { name: 'small' }],
      ['medium', 2, { name: 'medium' }],
      ['large', 3, { name: 'larger' }],
      ['vast', 4, { name: 'vast' }],
      ['huge', 5, { name: 'huge' }],
    ];
    expect(list((await open(storage, VERSIONS, grown)).list(TYPE))).toEqual(expected);
    expect(list((await open(storage, VERSIONS, grown)).list(TYPE))).toEqual(expected);
  });
});
