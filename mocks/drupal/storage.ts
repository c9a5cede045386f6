import type { Entity } from './entity.ts';

/** What stays of a deleted entity: its serial number, which is never given again. */
export type Tombstone = { gone: true; serial: number };

/** An entity as it is now, or what stays of it, under `type/id`. */
export type Change = [key: string, value: Entity | Tombstone];

/** The type and the id of a change's key. */
export function splitKey(key: string): [type: string, id: string] {
  const at = key.indexOf('/');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** A moment in a storage's life: `at` counts what was committed, `epoch` how often everything began anew. */
export type Mark = { epoch: number; at: number };

/** What the storage holds that a reader has not seen. */
export type StorageUpdate = Mark & {
  /** The version of the data that is stored; undefined where nothing was ever saved. */
  version: number | undefined;
  /** The entries are all there is, not only what is newer than the reader's mark. */
  isComplete: boolean;
  /** Not trusted: a browser's storage may hold anything. */
  entries: [key: unknown, value: unknown][];
};

/**
 * Where the backend keeps what differs from its seed. Several backends may share one, as the tabs of a browser do.
 * Each call may reject; the store then goes on in memory.
 */
export type Storage = {
  /** What was committed after the mark; everything where there is no mark or all has begun anew since. */
  readSince(mark: Mark | undefined): Promise<StorageUpdate>;
  /** Commits all of the changes or none. Gives undefined, with nothing saved, where the epoch or the version is no longer the writer's. */
  save(changes: readonly Change[], writer: { epoch: number; version: number }): Promise<Mark | undefined>;
  /** Begins anew with nothing but these entries. */
  replace(entries: readonly Change[], version: number): Promise<Mark>;
  /** Runs works that write one at a time, over all backends that share the storage. */
  runExclusively<T>(work: () => Promise<T>): Promise<T>;
};

/** Keeps the changes in memory, as copies, so that two backends given the same one are as two tabs, or as one after a reload. */
export function memoryStorage(entries: [unknown, unknown][] = [], version?: number): Storage {
  const entriesByKey = new Map(entries.map(([key, value]) => [key, { value, at: 1 }]));
  let state = { version, epoch: 0, at: entriesByKey.size > 0 ? 1 : 0 };

  const put = (changes: readonly Change[]) => {
    for (const [key, value] of structuredClone(changes)) entriesByKey.set(key, { value, at: state.at });
    return { epoch: state.epoch, at: state.at };
  };
  return {
    async readSince(mark) {
      const isComplete = mark?.epoch !== state.epoch;
      const lastSeen = isComplete ? 0 : mark.at;
      const newEntries = lastSeen === state.at ? [] : [...entriesByKey].filter(([, { at }]) => at > lastSeen);
      return { ...state, isComplete, entries: structuredClone(newEntries.map(([key, { value }]) => [key, value])) };
    },
    async save(changes, writer) {
      if (state.epoch !== writer.epoch || (state.version ?? writer.version) !== writer.version) return undefined;
      state = { ...state, version: writer.version, at: state.at + 1 };
      return put(changes);
    },
    async replace(changes, next) {
      state = { version: next, epoch: state.epoch + 1, at: state.at + 1 };
      entriesByKey.clear();
      return put(changes);
    },
    runExclusively: createSerialQueue(),
  };
}

/** Gives a queue: what is put into it runs one after another, in the order in which it came; a failure stops nobody else. */
export function createSerialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
