import type { Entity, Reference } from './entity.ts';
import { type Schema, splitType } from './resourceType.ts';
import { compareSerials, createEntity, type Draft, getSeedRecords, type Seed } from './seedRecords.ts';
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
  /** All entities of a type in the order of their serial numbers. The same list until one of them changes. */
  list(type: string): readonly Entity[];
  add(draft: Draft): Entity;
  put(entity: Entity): void;
  remove(type: string, id: string): void;
  /** Resolves when everything written so far is in the storage, or the storage has failed. Never rejects. */
  flush(): Promise<void>;
  /**
   * Runs a call on what all tabs have written. One that `isWriting` runs alone among those of all tabs, and all that it
   * wrote is committed in one go before it resolves. Rejects as the work does. Not to be called from within another.
   */
  run<T>(isWriting: boolean, work: () => Promise<T> | T): Promise<T>;
  /** Forgets all that came after the seed, in every tab. */
  reset(): Promise<void>;
};

type Options = {
  schema: Schema;
  seed: Seed;
  storage: Storage;
  now: () => number;
  versions: Versions;
};

/**
 * Entities by type and id over a seed. Only what differs from the seed goes to the storage, under `type/id`.
 * A storage that fails leaves a working store in memory; an entry in it that is no entity of the schema is dropped.
 */
export function createStore({ schema, seed, storage, now, versions }: Options): Store {
  const seedRecords = getSeedRecords(seed);
  let changedEntities = new Map<string, Map<string, Entity | null>>();
  let lists = new Map<string, readonly Entity[]>();
  let serials = new Map(seedRecords.serials);

  const get = (type: string, id: string) => {
    const changedEntity = changedEntities.get(type)?.get(id);
    return changedEntity === undefined ? seedRecords.entities.get(type)?.get(id) : (changedEntity ?? undefined);
  };

  function list(type: string): readonly Entity[] {
    const entities =
      lists.get(type) ??
      [...new Map([...(seedRecords.entities.get(type) ?? []), ...(changedEntities.get(type) ?? [])]).values()]
        .filter((entity) => entity !== null)
        .sort(compareSerials);
    lists.set(type, entities);
    return entities;
  }

  function setEntity(type: string, id: string, entity: Entity | null) {
    const changedOfType = changedEntities.get(type) ?? new Map<string, Entity | null>();
    changedEntities.set(type, changedOfType.set(id, entity));
    lists.delete(type);
  }

  function recordSerial(type: string, serial: number) {
    const [family] = splitType(type);
    serials.set(family, Math.max(serials.get(family) ?? 0, serial));
  }

  const sync = createStorageSync({
    storage,
    versions,
    schema,
    seedRecords,
    reader: {
      applyUpdate(entries) {
        for (const [key, value] of entries) {
          const [type, id] = splitKey(key);
          recordSerial(type, value.serial);
          setEntity(type, id, isTombstone(value) ? null : value);
        }
      },
      reset() {
        changedEntities = new Map();
        lists = new Map();
        serials = new Map(seedRecords.serials);
      },
    },
  });

  function put(entity: Entity) {
    setEntity(entity.type, entity.id, entity);
    recordSerial(entity.type, entity.serial);
    save([`${entity.type}/${entity.id}`, entity]);
  }

  let isCommitting = false;
  function save(change: Change) {
    sync.addChange(change);
    // a session that writes sends all of its own at its end
    if (!isCommitting) void sync.push();
  }

  async function runRead<T>(work: () => Promise<T> | T): Promise<T> {
    await sync.pull();
    const result = await work();
    if (!isCommitting) await sync.push();
    return result;
  }

  async function runCommit<T>(work: () => Promise<T> | T): Promise<T> {
    await sync.pull();
    isCommitting = true;
    try {
      return await work();
    } finally {
      isCommitting = false;
      await sync.push();
    }
  }

  return {
    ready: sync.ready,
    schema,
    now,
    get,
    find: ({ type, id }) => get(type, id),
    list,
    add(draft) {
      const entity = createEntity(draft, serials);
      put(entity);
      return entity;
    },
    put,
    remove(type, id) {
      const serial = get(type, id)?.serial ?? 0;
      setEntity(type, id, null);
      save([`${type}/${id}`, { gone: true, serial }]);
    },
    flush: () => sync.push(),
    async run(isWriting, work) {
      await sync.ready;
      return isWriting ? storage.runExclusively(() => runCommit(work)) : runRead(work);
    },
    reset: () => sync.clear(),
  };
}

const isTombstone = (value: Entity | Tombstone): value is Tombstone => 'gone' in value;
