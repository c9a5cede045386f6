/** What was put here by name, within so many bytes. */
export type ByteCache<K, V> = {
  get(key: K): V | undefined;
  /** Is there room for what goes by this name? Requested once before each `put`. */
  accepts(key: K): boolean;
  put(key: K, value: V): void;
};

/** So many names are remembered of what was requested once. */
const MAX_REMEMBERED_KEYS = 20_000;

/**
 * Two halves: what is requested moves to the newer one, and once that is full the older one goes. A hesitant shelf
 * takes only what is brought to it for the second time. `room` is in bytes.
 */
export function createByteCache<K, V extends { bytes: number }>(
  maxBytes: number,
  admitsSecondRequestOnly = false,
): ByteCache<K, V> {
  let newer = new Map<K, V>();
  let older = new Map<K, V>();
  let usedBytes = 0;
  const requestedOnce = new Set<K>();

  function put(key: K, value: V) {
    usedBytes += value.bytes - (newer.get(key)?.bytes ?? 0);
    newer.set(key, value);
    if (usedBytes <= maxBytes / 2) return;
    older = newer;
    newer = new Map();
    usedBytes = 0;
  }
  return {
    get(key) {
      const cached = newer.get(key);
      if (cached) return cached;
      const olderValue = older.get(key);
      if (olderValue) put(key, olderValue);
      return olderValue;
    },
    accepts(key) {
      if (!admitsSecondRequestOnly || newer.has(key) || requestedOnce.delete(key)) return true;
      if (requestedOnce.size >= MAX_REMEMBERED_KEYS) requestedOnce.clear();
      requestedOnce.add(key);
      return false;
    },
    put,
  };
}
