import type { Schema } from './resourceType.ts';
import type { SeedRecords } from './seedRecords.ts';
import { type Change, createSerialQueue, type Mark, type Storage, type StorageUpdate } from './storage.ts';
import { selectUsable, type UsableEntries, type Versions } from './usableEntries.ts';

/** What a store does with what others wrote. */
type Reader = {
  take(entries: readonly Change[]): void;
  /** Back to the seed. */
  forget(): void;
};

/** A store's talk with its storage, one thing at a time. Nothing here ever rejects: without a storage the store goes on in memory. */
export type StorageSync = {
  /** The first reading is over. */
  ready: Promise<void>;
  /** A change to be sent with the next `push`. */
  note(change: Change): void;
  /** Resolves when everything that was committed before the call has been read. */
  pull(): Promise<void>;
  /** Resolves when everything noted is committed, in one go, or the storage has failed; then it is sent again with the next. */
  push(): Promise<void>;
  /** Begins anew, here and for all who share the storage. */
  clear(): Promise<void>;
};

type Options = { storage: Storage; versions: Versions; schema: Schema; seedRecords: SeedRecords; reader: Reader };

/** Joins a store to its storage. */
export function createStorageSync({ storage, versions, schema, seedRecords, reader }: Options): StorageSync {
  const turn = createSerialQueue();
  const version = versions.current;
  let mark: Mark | undefined;
  let noted = new Map<string, Change>();
  let pulling: Promise<void> | undefined;
  let sending = 0;

  function take(news: StorageUpdate, { entries }: UsableEntries) {
    // what was noted belongs to what is no more
    if (news.whole && mark) {
      noted.clear();
      reader.forget();
    }
    mark = { epoch: news.epoch, at: news.at };
    // what is noted here and not committed yet is newer
    reader.take(entries.filter(([key]) => !noted.has(key)));
  }

  async function read() {
    const news = await storage.since(mark);
    // another build has taken the storage over: its data is not ours to read
    if ((news.version ?? version) !== version) throw new Error(`The data is of version ${news.version}`);
    take(news, selectUsable(news, versions, schema, seedRecords));
  }

  /** At the start what is stored may be put right, while nobody else writes. */
  async function begin() {
    const first = await storage.since(undefined);
    const found = selectUsable(first, versions, schema, seedRecords);
    if (!found.changed) return take(first, found);
    await storage.exclusively(async () => {
      const news = await storage.since(undefined);
      const now = selectUsable(news, versions, schema, seedRecords);
      take(now.changed ? { ...news, ...(await storage.replace(now.entries, version)) } : news, now);
    });
  }

  async function send() {
    if (noted.size === 0) return;
    if (!mark) await read();
    const sent = noted;
    noted = new Map();
    try {
      const saved = await storage.save([...sent.values()], { epoch: mark?.epoch ?? 0, version });
      // another's commit in between is still to be read
      if (saved && saved.at === (mark?.at ?? 0) + 1) mark = saved;
    } catch {
      noted = new Map([...sent, ...noted]);
    }
  }

  const quietly = (work: () => Promise<void>): Promise<void> => turn(work).catch(() => undefined);
  return {
    ready: quietly(begin),
    note: (change) => void noted.set(change[0], change),
    pull() {
      pulling ??= quietly(() => {
        pulling = undefined;
        return read();
      });
      return pulling;
    },
    push() {
      if (noted.size === 0 && sending === 0) return Promise.resolve();
      sending += 1;
      return quietly(send).finally(() => {
        sending -= 1;
      });
    },
    clear: () =>
      quietly(async () => {
        noted.clear();
        reader.forget();
        mark = await storage.replace([], version);
      }),
  };
}
