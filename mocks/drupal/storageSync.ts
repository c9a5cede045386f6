import type { Schema } from './resourceType.ts';
import type { SeedRecords } from './seedRecords.ts';
import { type Change, createSerialQueue, type Mark, type Storage, type StorageUpdate } from './storage.ts';
import { selectUsable, type UsableEntries, type Versions } from './usableEntries.ts';

/** The store as a receiver of changes by others. */
type Reader = {
  applyUpdate(entries: readonly Change[]): void;
  /** Back to the seed. */
  reset(): void;
};

/** Syncs a store with its storage, one task at a time. Never rejects: without a storage the store stays in memory. */
export type StorageSync = {
  /** The first reading is over. */
  ready: Promise<void>;
  /** A change to be sent with the next `push`. */
  addChange(change: Change): void;
  /** Resolves when everything that was committed before the call has been read. */
  pull(): Promise<void>;
  /** Resolves when all pending changes are committed at once, or the storage has failed; they are then retried. */
  push(): Promise<void>;
  /** Begins anew, here and for all who share the storage. */
  clear(): Promise<void>;
};

type Options = { storage: Storage; versions: Versions; schema: Schema; seedRecords: SeedRecords; reader: Reader };

/** Joins a store to its storage. */
export function createStorageSync({ storage, versions, schema, seedRecords, reader }: Options): StorageSync {
  const enqueue = createSerialQueue();
  const version = versions.current;
  let mark: Mark | undefined;
  let pendingChanges = new Map<string, Change>();
  let pendingPull: Promise<void> | undefined;
  let pushCount = 0;

  function applyUpdate(update: StorageUpdate, { entries }: UsableEntries) {
    // pending changes belong to the old data
    if (update.isComplete && mark) {
      pendingChanges.clear();
      reader.reset();
    }
    mark = { epoch: update.epoch, at: update.at };
    // pending local changes are newer
    reader.applyUpdate(entries.filter(([key]) => !pendingChanges.has(key)));
  }

  async function read() {
    const update = await storage.readSince(mark);
    // another build has taken the storage over: its data is not ours to read
    if ((update.version ?? version) !== version) throw new Error(`The data is of version ${update.version}`);
    applyUpdate(update, selectUsable(update, versions, schema, seedRecords));
  }

  /** At the start what is stored may be put right, while nobody else writes. */
  async function initialize() {
    const first = await storage.readSince(undefined);
    const usable = selectUsable(first, versions, schema, seedRecords);
    if (!usable.hasChanged) return applyUpdate(first, usable);
    await storage.runExclusively(async () => {
      const update = await storage.readSince(undefined);
      const currentEntries = selectUsable(update, versions, schema, seedRecords);
      applyUpdate(
        currentEntries.hasChanged ? { ...update, ...(await storage.replace(currentEntries.entries, version)) } : update,
        currentEntries,
      );
    });
  }

  async function commitPending() {
    if (pendingChanges.size === 0) return;
    if (!mark) await read();
    const sentChanges = pendingChanges;
    pendingChanges = new Map();
    try {
      const savedMark = await storage.save([...sentChanges.values()], { epoch: mark?.epoch ?? 0, version });
      // another's commit in between is still to be read
      if (savedMark && savedMark.at === (mark?.at ?? 0) + 1) mark = savedMark;
    } catch {
      pendingChanges = new Map([...sentChanges, ...pendingChanges]);
    }
  }

  const runSafely = (work: () => Promise<void>): Promise<void> => enqueue(work).catch(() => undefined);
  return {
    ready: runSafely(initialize),
    addChange: (change) => void pendingChanges.set(change[0], change),
    pull() {
      pendingPull ??= runSafely(() => {
        pendingPull = undefined;
        return read();
      });
      return pendingPull;
    },
    push() {
      if (pendingChanges.size === 0 && pushCount === 0) return Promise.resolve();
      pushCount += 1;
      return runSafely(commitPending).finally(() => {
        pushCount -= 1;
      });
    },
    clear: () =>
      runSafely(async () => {
        pendingChanges.clear();
        reader.reset();
        mark = await storage.replace([], version);
      }),
  };
}
