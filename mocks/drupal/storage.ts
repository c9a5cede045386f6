import type { Entity } from './entity.ts';

/** A changed entity under `type/id`, or null where a seeded one was deleted. */
export type Change = [key: string, entity: Entity | null];

/** Where the backend keeps what differs from its seed. What `load` gives is not trusted: the store checks each entry. */
export type Storage = {
  load(): Promise<[unknown, unknown][]>;
  save(changes: Change[]): Promise<void>;
  drop(keys: IDBValidKey[]): Promise<void>;
  clear(): Promise<void>;
};

/** Keeps the changes in memory, as copies, so that two backends given the same one see a reload. */
export function memoryStorage(entries: [unknown, unknown][] = []): Storage {
  const kept = new Map<unknown, unknown>(entries);
  return {
    load: async () => structuredClone([...kept]),
    save: async (changes) => {
      for (const [key, entity] of structuredClone(changes)) kept.set(key, entity);
    },
    drop: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
    clear: async () => kept.clear(),
  };
}
