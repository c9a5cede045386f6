import * as v from 'valibot';
import type { STORAGE_KEYS } from './storageKeys.ts';

/** One thing that the browser keeps under one key. */
export type PersistedValue<T> = {
  /** What is stored; null where nothing is, where it does not parse, or where the browser keeps nothing at all. */
  read(): T | null;
  write(value: T): void;
  remove(): void;
  /** Calls back whenever another tab changes it; returns how to stop. */
  subscribe(listener: (value: T | null) => void): () => void;
};

export type Persistence = {
  /** Does what was written last outlast the page? */
  isPersistent(): boolean;
};

type StorageArea = 'local' | 'session';

/** Blocked storage throws on the mere mention of it. */
const getStorage = (area: StorageArea): Storage | null => {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
};

/** False where the storage is blocked or full. */
function trySet(storage: Storage | null, name: string, text: string): boolean {
  try {
    if (!storage) return false;
    storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

function tryRemove(storage: Storage | null, name: string): void {
  try {
    storage?.removeItem(name);
  } catch {
    // nothing to remove where nothing can be stored
  }
}

/** What the browser would not keep, by area and key: it lasts as long as the page. */
const memoryValues = new Map<string, string>();

let isClosed = false;

/** Nothing is written any more until the page begins anew: charts that still run know a person whom the device has forgotten. */
export function closeStorage(): void {
  isClosed = true;
  memoryValues.clear();
}

/** A page begins. */
export function openStorage(): void {
  isClosed = false;
}

/** Would a load of the page lose nothing? It would what the browser did not take, because its storage is full or blocked. */
export const isAllPersistent = (): boolean => memoryValues.size === 0;

/**
 * Keeps a value in browser storage, parsed against a schema when it is read. Garbage is dropped and takes no other key
 * with it. What local storage does not take, because it is full, lasts as long as the tab, whose storage has room of its own;
 * what neither takes, or where both are blocked, as long as the page.
 */
export function persisted<T>(
  key: keyof typeof STORAGE_KEYS,
  schema: v.GenericSchema<unknown, T>,
  area: StorageArea = 'local',
): PersistedValue<T> & Persistence {
  const storageId = `${area} ${key}`;
  /** What stands here is newer than what local storage has, which could not take it. */
  const spare = `spare ${key}`;
  const getFallbackStorage = () => (area === 'local' ? getStorage('session') : null);
  const dropFallback = () => {
    memoryValues.delete(storageId);
    tryRemove(getFallbackStorage(), spare);
  };
  const drop = () => {
    dropFallback();
    tryRemove(getStorage(area), key);
  };
  const parse = (text: string | null): T | null => {
    if (text === null) return null;
    try {
      const read = v.safeParse(schema, JSON.parse(text));
      return read.success ? read.output : null;
    } catch {
      return null;
    }
  };
  return {
    read() {
      let text = memoryValues.get(storageId) ?? null;
      try {
        text ??= getFallbackStorage()?.getItem(spare) ?? getStorage(area)?.getItem(key) ?? null;
      } catch {
        return null;
      }
      const value = parse(text);
      if (text !== null && value === null) drop();
      return value;
    },
    write(value) {
      if (isClosed) return;
      const text = JSON.stringify(value);
      dropFallback();
      const isStored = trySet(getStorage(area), key, text) || trySet(getFallbackStorage(), spare, text);
      if (!isStored) memoryValues.set(storageId, text);
    },
    remove: drop,
    isPersistent: () => !memoryValues.has(storageId),
    subscribe(listener) {
      const handleStorageEvent = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        dropFallback();
        listener(parse(event.newValue));
      };
      window.addEventListener('storage', handleStorageEvent);
      return () => window.removeEventListener('storage', handleStorageEvent);
    },
  };
}

/** Runs one of all tabs at a time, and others of this one after it; where the browser has no locks, at once. */
export const runExclusively = <T>(name: string, run: () => Promise<T>, signal?: AbortSignal): Promise<T> =>
  globalThis.navigator?.locks?.request(name, signal ? { signal } : {}, run) ?? run();

/** Is there a page that shows what changes? A hidden tab paints nothing, and may be ended at any time. */
const isPainting = () => globalThis.document?.hidden === false;

/**
 * The same place in storage, written once a change is painted, for nobody waits at the screen until the disk knows. What
 * is not written yet is read all the same, and written at once when the page is left or goes out of sight.
 */
export function writeAfterPaint<T>(storage: PersistedValue<T>): PersistedValue<T> {
  let pendingValue: { value: T } | null = null;
  const flush = () => {
    if (!pendingValue) return;
    const { value } = pendingValue;
    dropPending();
    storage.write(value);
  };
  const dropPending = () => {
    pendingValue = null;
    for (const leaving of ['pagehide', 'visibilitychange']) window.removeEventListener(leaving, flush, true);
  };
  return {
    read() {
      flush();
      return storage.read();
    },
    write(value) {
      if (!isPainting()) {
        pendingValue = null;
        storage.write(value);
        return;
      }
      if (!pendingValue) {
        // A task that begins in a frame comes behind its painting.
        requestAnimationFrame(() => setTimeout(flush));
        for (const leaving of ['pagehide', 'visibilitychange']) window.addEventListener(leaving, flush, true);
      }
      pendingValue = { value };
    },
    remove() {
      pendingValue = null;
      storage.remove();
    },
    subscribe(listener) {
      return storage.subscribe((value) => {
        // Another tab wrote after what waits here was chosen: as before, the last one wins.
        pendingValue = null;
        listener(value);
      });
    },
  };
}
