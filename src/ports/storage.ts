import * as v from 'valibot';

/** One thing that the browser keeps under one key. */
export type Kept<T> = {
  /** What is kept; null where nothing is, where it does not parse, or where the browser keeps nothing at all. */
  read(): T | null;
  write(value: T): void;
  drop(): void;
  /** Calls back whenever another tab changes it; returns how to stop. */
  follow(changed: (value: T | null) => void): () => void;
};

type Area = 'local' | 'session';

/** Blocked storage throws on the mere mention of it. */
const areaOf = (area: Area): Storage | null => {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return null;
  }
};

/**
 * Keeps a value in browser storage, parsed against a schema when it is read. Garbage is dropped and takes no other key
 * with it; storage that is full or blocked is as if empty, so that the visit goes on without it.
 */
export function kept<T>(key: string, schema: v.GenericSchema<unknown, T>, area: Area = 'local'): Kept<T> {
  const drop = () => {
    try {
      areaOf(area)?.removeItem(key);
    } catch {
      // nothing to drop where nothing can be kept
    }
  };
  const parsed = (text: string | null): T | null => {
    if (text === null) return null;
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      return null;
    }
  };
  return {
    read() {
      let text: string | null = null;
      try {
        text = areaOf(area)?.getItem(key) ?? null;
      } catch {
        return null;
      }
      const value = parsed(text);
      if (text !== null && value === null) drop();
      return value;
    },
    write(value) {
      try {
        areaOf(area)?.setItem(key, JSON.stringify(value));
      } catch {
        // a visit without storage still works until the tab is closed
      }
    },
    drop,
    follow(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed(parsed(event.newValue));
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
