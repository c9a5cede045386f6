import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { runTransaction } from '../src/storage/pageTransaction.ts';
import { type Change, createSerialQueue, type Storage } from './drupal/storage.ts';

const NAME = 'mitre-and-mat-backend';

type State = { version: number | undefined; epoch: number; at: number };

interface StoredSchema extends DBSchema {
  changes: { key: string; value: { key: string; value: unknown; at: number }; indexes: { at: number } };
  state: { key: string; value: State };
}

const INITIAL_STATE: State = { version: undefined, epoch: 0, at: 0 };

/**
 * Keeps the changes in IndexedDB, where they survive a reload and every tab of the shop reads them. Each carries the
 * number of its commit, with an index on it, so that a tab reads only newer changes.
 * A browser without it, or one that blocks it, fails each call; the store then goes on in memory.
 */
export function browserStorage(): Storage {
  let databasePromise: Promise<IDBPDatabase<StoredSchema>> | undefined;
  // opened at the first use: a blocked IndexedDB must fail a promise, not the module
  const getDatabase = () => {
    databasePromise ??= open(() => {
      databasePromise = undefined;
    });
    return databasePromise;
  };
  const transact = <Mode extends 'readonly' | 'readwrite', Result>(
    mode: Mode,
    work: (transaction: Transaction<Mode>, state: State) => Promise<Result>,
  ) =>
    runTransaction(getDatabase, ['state', 'changes'], mode, async (transaction: Transaction<Mode>) =>
      work(transaction, (await transaction.objectStore('state').get('state')) ?? INITIAL_STATE),
    );
  return {
    readSince: (mark) =>
      transact('readonly', async (transaction, state) => {
        const isComplete = mark?.epoch !== state.epoch;
        const changes = transaction.objectStore('changes');
        const newEntries =
          !isComplete && mark.at === state.at
            ? []
            : await changes.index('at').getAll(isComplete ? null : IDBKeyRange.lowerBound(mark.at, true));
        return { ...state, isComplete, entries: newEntries.map(({ key, value }) => [key, value]) };
      }),
    save: (changes, { epoch, version }) =>
      transact('readwrite', async (transaction, state) => {
        if (state.epoch !== epoch || (state.version ?? version) !== version) return undefined;
        return write(transaction, changes, { version, epoch, at: state.at + 1 });
      }),
    replace: (entries, version) =>
      transact('readwrite', async (transaction, state) => {
        await transaction.objectStore('changes').clear();
        return write(transaction, entries, { version, epoch: state.epoch + 1, at: state.at + 1 });
      }),
    runExclusively: createTabLock(),
  };
}

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<StoredSchema, ('state' | 'changes')[], Mode>;

async function write(transaction: Transaction<'readwrite'>, changes: readonly Change[], state: State) {
  await Promise.all([
    ...changes.map(([key, value]) => transaction.objectStore('changes').put({ key, value, at: state.at })),
    transaction.objectStore('state').put(state, 'state'),
  ]);
  return { epoch: state.epoch, at: state.at };
}

/** Opens the database, and rewrites one that was stored before changes had numbers. `onConnectionLost`: the connection is unusable. */
function open(onConnectionLost: () => void): Promise<IDBPDatabase<StoredSchema>> {
  return new Promise((resolve, reject) => {
    openDB<StoredSchema>(NAME, 2, {
      async upgrade(database, from, _, transaction) {
        const names = [...database.objectStoreNames];
        const oldEntries = from === 1 && names.includes('changes') ? await getEntries(transaction) : [];
        for (const name of names) database.deleteObjectStore(name);
        const changes = database.createObjectStore('changes', { keyPath: 'key' });
        changes.createIndex('at', 'at');
        const state = database.createObjectStore('state');
        for (const [key, value] of oldEntries) void changes.put({ key, value, at: 1 });
        if (oldEntries.length > 0) void state.put({ version: 1, epoch: 0, at: 1 }, 'state');
      },
      // an older tab is still open: nothing is stored for now, rather than every call waiting for it
      blocked: () => reject(new Error('Another tab holds an older database')),
      blocking: (_, __, event) => {
        (event.target as IDBDatabase).close();
        onConnectionLost();
      },
      terminated: onConnectionLost,
    }).then(resolve, reject);
  });
}

async function getEntries(
  transaction: IDBPTransaction<StoredSchema, ('state' | 'changes')[], 'versionchange'>,
): Promise<[string, unknown][]> {
  const changes = transaction.objectStore('changes');
  const [keys, values] = await Promise.all([changes.getAllKeys(), changes.getAll()]);
  return keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]]] : []));
}

/** One at a time over all tabs by a Web Lock; over this tab alone where the browser has none. */
function createTabLock(): Storage['runExclusively'] {
  const runInThisTab = createSerialQueue();
  return async (work) => {
    if (typeof navigator === 'undefined' || !navigator.locks) return runInThisTab(work);
    let hasStarted = false;
    try {
      return await navigator.locks.request(NAME, () => {
        hasStarted = true;
        return work();
      });
    } catch (error) {
      // refused before it was given, as in a page without an origin
      if (hasStarted) throw error;
      return runInThisTab(work);
    }
  };
}
