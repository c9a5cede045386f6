import { clear, createStore, delMany, entries, setMany } from 'idb-keyval';
import type { Storage } from './drupal/storage.ts';

/** Keeps the changes in IndexedDB, so that they survive a reload. A browser without it fails each call; the store then goes on in memory. */
export function browserStorage(database = 'mitre-and-mat-backend'): Storage {
  // opened at the first use: a blocked IndexedDB must fail a promise, not the module
  let opened: ReturnType<typeof createStore> | undefined;
  const kept = () => {
    opened ??= createStore(database, 'changes');
    return opened;
  };
  return {
    load: async () => entries(kept()),
    save: async (changes) => setMany(changes, kept()),
    drop: async (keys) => delMany(keys, kept()),
    clear: async () => clear(kept()),
  };
}
