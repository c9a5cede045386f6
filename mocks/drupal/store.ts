import type { Entity, Reference } from './entity.ts';
import { exchange } from './exchange.ts';
import type { Versions } from './kept.ts';
import { type OrderedList, orderedList } from './orderedList.ts';
import { type Schema, splitType } from './resourceType.ts';
import { type Draft, entityOf, type Seed, sownBy } from './sown.ts';
import { type Change, type Gone, type Storage, splitKey } from './storage.ts';

export type { Draft, Seed } from './sown.ts';

export type Store = {
  /** Resolves when what the storage kept has been read in. Never rejects. */
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
  const sown = sownBy(seed);
  let changed = new Map<string, Map<string, Entity | null>>();
  let lists = new Map<string, OrderedList>();
  let serials = new Map(sown.serials);
  let changes = new Map<string, number>();
  let clock = 0;
  let begun = 0;

  const get = (type: string, id: string) => {
    const known = changed.get(type)?.get(id);
    return known === undefined ? sown.entities.get(type)?.get(id) : (known ?? undefined);
  };

  const listOf = (type: string) => {
    const known = lists.get(type);
    if (known) return known;
    const made = orderedList(sown.lists.get(type) ?? []);
    lists.set(type, made);
    return made;
  };

  function place(type: string, id: string, entity: Entity | null) {
    listOf(type).swap(get(type, id), entity ?? undefined);
    const ofType = changed.get(type) ?? new Map<string, Entity | null>();
    changed.set(type, ofType.set(id, entity));
    clock += 1;
    changes.set(type, clock);
  }

  function note(type: string, serial: number) {
    const [family] = splitType(type);
    serials.set(family, Math.max(serials.get(family) ?? 0, serial));
  }

  const kept = exchange({
    storage,
    versions,
    schema,
    sown,
    reader: {
      take(entries) {
        for (const [key, value] of entries) {
          const [type, id] = splitKey(key);
          note(type, value.serial);
          place(type, id, isGone(value) ? null : value);
        }
      },
      forget() {
        changed = new Map();
        lists = new Map();
        serials = new Map(sown.serials);
        changes = new Map();
        clock += 1;
        begun = clock;
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
    kept.note(change);
    // a session that writes sends all of its own at its end
    if (!writing) void kept.push();
  }

  async function reading<T>(work: () => Promise<T> | T): Promise<T> {
    await kept.pull();
    const result = await work();
    if (!writing) await kept.push();
    return result;
  }

  async function committing<T>(work: () => Promise<T> | T): Promise<T> {
    await kept.pull();
    writing = true;
    try {
      return await work();
    } finally {
      writing = false;
      await kept.push();
    }
  }

  return {
    ready: kept.ready,
    schema,
    now,
    get,
    find: ({ type, id }) => get(type, id),
    list: (type) => listOf(type).now(),
    version: (type) => (type === undefined ? clock : (changes.get(type) ?? begun)),
    add(draft) {
      const entity = entityOf(draft, serials);
      put(entity);
      return entity;
    },
    put,
    remove(type, id) {
      const serial = get(type, id)?.serial ?? 0;
      place(type, id, null);
      save([`${type}/${id}`, { gone: true, serial }]);
    },
    written: () => kept.push(),
    async session(writes, work) {
      await kept.ready;
      return writes ? storage.exclusively(() => committing(work)) : reading(work);
    },
    reset: () => kept.clear(),
  };
}

const isGone = (value: Entity | Gone): value is Gone => 'gone' in value;
