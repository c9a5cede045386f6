/** A cache by key with a limit in bytes. */
export type ByteCache<K, V> = {
  get(key: K): V | undefined;
  /** Is this key accepted? Called once before each `put`. */
  accepts(key: K): boolean;
  put(key: K, value: V): void;
};

/** Most keys that are remembered as requested once. */
const MAX_REMEMBERED_KEYS = 20_000;

/**
 * Two generations: what is requested moves to the newer one, and once that is full the older one is dropped. With
 * `admitsSecondRequestOnly` a key is accepted at its second request.
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
