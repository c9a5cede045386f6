/** What was put here by name, within so many bytes. */
export type ByteCache<K, V> = {
  get(key: K): V | undefined;
  /** Is there room for what goes by this name? Requested once before each `put`. */
  takes(key: K): boolean;
  put(key: K, value: V): void;
};

/** So many names are remembered of what was requested once. */
const NAMES = 20_000;

/**
 * Two halves: what is requested moves to the newer one, and once that is full the older one goes. A hesitant shelf
 * takes only what is brought to it for the second time. `room` is in bytes.
 */
export function createByteCache<K, V extends { bytes: number }>(room: number, hesitant = false): ByteCache<K, V> {
  let newer = new Map<K, V>();
  let older = new Map<K, V>();
  let usedBytes = 0;
  const once = new Set<K>();

  function put(key: K, value: V) {
    usedBytes += value.bytes - (newer.get(key)?.bytes ?? 0);
    newer.set(key, value);
    if (usedBytes <= room / 2) return;
    older = newer;
    newer = new Map();
    usedBytes = 0;
  }
  return {
    get(key) {
      const known = newer.get(key);
      if (known) return known;
      const aged = older.get(key);
      if (aged) put(key, aged);
      return aged;
    },
    takes(key) {
      if (!hesitant || newer.has(key) || once.delete(key)) return true;
      if (once.size >= NAMES) once.clear();
      once.add(key);
      return false;
    },
    put,
  };
}
