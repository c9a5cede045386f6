import type { Entity, Json, Reference, Target } from './entity.ts';
import { isStored } from './isStored.ts';
import { type Schema, splitType } from './resourceType.ts';
import type { Change, Storage } from './storage.ts';

/** A record on its way into the store: numbers and missing relationships are filled in. */
export type Draft = {
  type: string;
  id: string;
  attributes: { [name: string]: Json };
  relationships?: { [name: string]: Target };
};

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
  add(draft: Draft): Entity;
  put(entity: Entity): void;
  remove(type: string, id: string): void;
  /** Resolves when everything written so far is in the storage, or the storage has failed. Never rejects. */
  written(): Promise<void>;
  /** Forgets all that came after the seed. */
  reset(): Promise<void>;
};

/**
 * Entities by type and id over a seed. Only what differs from the seed goes to the storage, under `type/id`.
 * A storage that fails leaves a working store in memory; an entry in it that is no entity of the schema is dropped.
 */
export function createStore(options: {
  schema: Schema;
  seed: () => readonly Draft[];
  storage: Storage;
  now: () => number;
}): Store {
  const { schema, seed, storage, now } = options;
  let types = new Map<string, Map<string, Entity>>();
  let lists = new Map<string, readonly Entity[]>();
  let serials = new Map<string, number>();
  let writing: Promise<unknown> = Promise.resolve();
  let seeding = true;

  const byId = (type: string) => {
    const known = types.get(type);
    if (known) return known;
    const made = new Map<string, Entity>();
    types.set(type, made);
    return made;
  };

  function save(key: string, entity: Entity | null) {
    if (seeding) return;
    const changes: Change[] = [[key, entity]];
    writing = writing.then(() => storage.save(changes)).catch(() => undefined);
  }

  function place(entity: Entity) {
    const [family] = splitType(entity.type);
    serials.set(family, Math.max(serials.get(family) ?? 0, entity.serial));
    byId(entity.type).set(entity.id, entity);
    lists.delete(entity.type);
  }

  function put(entity: Entity) {
    place(entity);
    save(keyOf(entity), entity);
  }

  function add({ type, id, attributes, relationships = {} }: Draft): Entity {
    const serial = (serials.get(splitType(type)[0]) ?? 0) + 1;
    const entity = { type, id, serial, revision: serial, attributes, relationships };
    put(entity);
    return entity;
  }

  function sow() {
    types = new Map();
    lists = new Map();
    serials = new Map();
    seeding = true;
    for (const draft of seed()) add(draft);
    seeding = false;
  }

  async function restore() {
    const garbage: unknown[] = [];
    for (const [key, value] of await storage.load()) {
      if (value === null && typeof key === 'string' && key.includes('/')) {
        const [type = '', id = ''] = key.split('/');
        byId(type).delete(id);
        lists.delete(type);
      } else if (isStored(value, key, schema)) place(value);
      else garbage.push(key);
    }
    if (garbage.length > 0) await storage.drop(garbage as IDBValidKey[]);
  }

  sow();
  const store: Store = {
    ready: restore().catch(() => undefined),
    schema,
    now,
    get: (type, id) => types.get(type)?.get(id),
    find: ({ type, id }) => types.get(type)?.get(id),
    list(type) {
      const known = lists.get(type);
      if (known) return known;
      const sorted = [...(types.get(type)?.values() ?? [])].sort((a, b) => a.serial - b.serial);
      lists.set(type, sorted);
      return sorted;
    },
    add,
    put,
    remove(type, id) {
      byId(type).delete(id);
      lists.delete(type);
      save(`${type}/${id}`, null);
    },
    written: async () => {
      await writing;
    },
    async reset() {
      await writing;
      await storage.clear().catch(() => undefined);
      sow();
    },
  };
  return store;
}

const keyOf = ({ type, id }: Entity) => `${type}/${id}`;
