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

type Lasting = {
  /** Does what was written last outlast the tab, as far as its place does? */
  isLasting(): boolean;
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

/** What the browser would not keep, by area and key: it lasts as long as the tab. */
const unkept = new Map<string, string>();

/**
 * Keeps a value in browser storage, parsed against a schema when it is read. Garbage is dropped and takes no other key
 * with it. What storage does not take, because it is full or blocked, lasts as long as the tab.
 */
export function kept<T>(key: string, schema: v.GenericSchema<unknown, T>, area: Area = 'local'): Kept<T> & Lasting {
  const here = `${area} ${key}`;
  const drop = () => {
    unkept.delete(here);
    try {
      areaOf(area)?.removeItem(key);
    } catch {
      // nothing to drop where nothing can be kept
    }
  };
  const parsed = (text: string | null): T | null => {
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
      let text = unkept.get(here) ?? null;
      try {
        text ??= areaOf(area)?.getItem(key) ?? null;
      } catch {
        return null;
      }
      const value = parsed(text);
      if (text !== null && value === null) drop();
      return value;
    },
    write(value) {
      const text = JSON.stringify(value);
      unkept.delete(here);
      try {
        const storage = areaOf(area);
        if (storage) storage.setItem(key, text);
        else unkept.set(here, text);
      } catch {
        unkept.set(here, text);
      }
    },
    drop,
    isLasting: () => !unkept.has(here),
    follow(changed) {
      const listen = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unkept.delete(here);
        changed(parsed(event.newValue));
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
