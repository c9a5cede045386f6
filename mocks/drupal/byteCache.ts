/** A cache by key with a limit in bytes. */
export type ByteCache<K, V> = {
  get(key: K): V | undefined;
  put(key: K, value: V): void;
};

/** Most keys that are remembered as put once. */
const MAX_REMEMBERED_KEYS = 20_000;

/**
 * Two generations: what is requested moves to the newer one, and once that is full the older one is dropped. With
 * `admitsSecondPutOnly` a value is kept from the second `put` of its key on.
 */
export function createByteCache<K, V extends { bytes: number }>(
  maxBytes: number,
  admitsSecondPutOnly = false,
): ByteCache<K, V> {
  let newer = new Map<K, V>();
  let older = new Map<K, V>();
  let usedBytes = 0;
  const putOnce = new Set<K>();

  function store(key: K, value: V) {
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
      if (olderValue) store(key, olderValue);
      return olderValue;
    },
    put(key, value) {
      if (!admitsSecondPutOnly || newer.has(key) || putOnce.delete(key)) return store(key, value);
      if (putOnce.size >= MAX_REMEMBERED_KEYS) putOnce.clear();
      putOnce.add(key);
    },
  };
}
