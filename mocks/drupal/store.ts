import type { Entity, Reference } from './entity.ts';
import { createOrderedList, type OrderedList } from './orderedList.ts';
import { type Schema, splitType } from './resourceType.ts';
import { createEntity, type Draft, getSeedRecords, type Seed } from './seedRecords.ts';
import { type Change, type Storage, splitKey, type Tombstone } from './storage.ts';
import { createStorageSync } from './storageSync.ts';
import type { Versions } from './usableEntries.ts';

export type { Draft, Seed } from './seedRecords.ts';

export type Store = {
  /** Resolves when what the storage stored has been read in. Never rejects. */
  ready: Promise<void>;
  schema: Schema;
  /** Milliseconds since 1970 by the backend's clock. */
  now(): number;
  get(type: string, id: string): Entity | undefined;
  find(reference: Reference): Entity | undefined;
  /** All entities of a type in the order of their serial numbers. Not to be changed. */
  list(type: string): readonly Entity[];
  /** Another number after each change of an entity of the type, or of any; what was made of them is good as long as it stays. */
  version(type?: string): number;
  add(draft: Draft): Entity;
  put(entity: Entity): void;
  remove(type: string, id: string): void;
  /** Resolves when everything written so far is in the storage, or the storage has failed. Never rejects. */
  written(): Promise<void>;
  /**
   * Runs a call on what all tabs have written. One that `writes` runs alone among those of all tabs, and all that it
   * wrote is committed in one go before it resolves. Rejects as the work does. Not to be called from within another.
   */
  session<T>(writes: boolean, work: () => Promise<T> | T): Promise<T>;
  /** Forgets all that came after the seed, in every tab. */
  reset(): Promise<void>;
};

type Options = {
  schema: Schema;
  seed: Seed;
  storage: Storage;
  now: () => number;
  versions?: Versions;
};

/**
 * Entities by type and id over a seed. Only what differs from the seed goes to the storage, under `type/id`.
 * A storage that fails leaves a working store in memory; an entry in it that is no entity of the schema is dropped.
 */
export function createStore({ schema, seed, storage, now, versions = { current: 1, migrations: {} } }: Options): Store {
  const seedRecords = getSeedRecords(seed);
  let changed = new Map<string, Map<string, Entity | null>>();
  let lists = new Map<string, OrderedList>();
  let serials = new Map(seedRecords.serials);
  let changes = new Map<string, number>();
  let clock = 0;
  let firstVersion = 0;

  const get = (type: string, id: string) => {
    const known = changed.get(type)?.get(id);
    return known === undefined ? seedRecords.entities.get(type)?.get(id) : (known ?? undefined);
  };

  const getList = (type: string) => {
    const known = lists.get(type);
    if (known) return known;
    const made = createOrderedList(seedRecords.lists.get(type) ?? []);
    lists.set(type, made);
    return made;
  };

  function place(type: string, id: string, entity: Entity | null) {
    getList(type).swap(get(type, id), entity ?? undefined);
    const ofType = changed.get(type) ?? new Map<string, Entity | null>();
    changed.set(type, ofType.set(id, entity));
    clock += 1;
    changes.set(type, clock);
  }

  function note(type: string, serial: number) {
    const [family] = splitType(type);
    serials.set(family, Math.max(serials.get(family) ?? 0, serial));
  }

  const sync = createStorageSync({
    storage,
    versions,
    schema,
    seedRecords,
    reader: {
      take(entries) {
        for (const [key, value] of entries) {
          const [type, id] = splitKey(key);
          note(type, value.serial);
          place(type, id, isTombstone(value) ? null : value);
        }
      },
      forget() {
        changed = new Map();
        lists = new Map();
        serials = new Map(seedRecords.serials);
        changes = new Map();
        clock += 1;
        firstVersion = clock;
      },
    },
  });

  function put(entity: Entity) {
    place(entity.type, entity.id, entity);
    note(entity.type, entity.serial);
    save([`${entity.type}/${entity.id}`, entity]);
  }

  let writing = false;
  function save(change: Change) {
    sync.note(change);
    // a session that writes sends all of its own at its end
    if (!writing) void sync.push();
  }

  async function reading<T>(work: () => Promise<T> | T): Promise<T> {
    await sync.pull();
    const result = await work();
    if (!writing) await sync.push();
    return result;
  }

  async function commit<T>(work: () => Promise<T> | T): Promise<T> {
    await sync.pull();
    writing = true;
    try {
      return await work();
    } finally {
      writing = false;
      await sync.push();
    }
  }

  return {
    ready: sync.ready,
    schema,
    now,
    get,
    find: ({ type, id }) => get(type, id),
    list: (type) => getList(type).now(),
    version: (type) => (type === undefined ? clock : (changes.get(type) ?? firstVersion)),
    add(draft) {
      const entity = createEntity(draft, serials);
      put(entity);
      return entity;
    },
    put,
    remove(type, id) {
      const serial = get(type, id)?.serial ?? 0;
      place(type, id, null);
      save([`${type}/${id}`, { gone: true, serial }]);
    },
    written: () => sync.push(),
    async session(writes, work) {
      await sync.ready;
      return writes ? storage.exclusively(() => commit(work)) : reading(work);
    },
    reset: () => sync.clear(),
  };
}

const isTombstone = (value: Entity | Tombstone): value is Tombstone => 'gone' in value;
