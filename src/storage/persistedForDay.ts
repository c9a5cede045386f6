import * as v from 'valibot';
import { type PersistedValue, type Persistence, persisted } from './persisted.ts';
import type { DayKey } from './storageKeys.ts';

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** When each value was last written, in milliseconds since 1970. */
const timeStorage = persisted('stored_at', v.record(v.string(), v.number()));

function setTime(key: DayKey, at: number | null): void {
  const { [key]: _before, ...others } = timeStorage.read() ?? {};
  const times = at === null ? others : { ...others, [key]: at };
  if (Object.keys(times).length > 0) timeStorage.write(times);
  else timeStorage.remove();
}

/** A clock that was set back makes nothing last longer. */
const isExpired = (at: number): boolean => Math.abs(Date.now() - at) > DAY;

/**
 * Keeps what holds an address, a token or an order, as `persisted` does, and drops it a day after it was last written. What
 * an earlier version of the store wrote counts from when it is first read.
 */
export function persistedForDay<T>(key: DayKey, schema: v.GenericSchema<unknown, T>): PersistedValue<T> & Persistence {
  const storage = persisted(key, schema);
  const remove = () => {
    storage.remove();
    setTime(key, null);
  };
  return {
    ...storage,
    read() {
      const value = storage.read();
      if (value === null) return null;
      const at = timeStorage.read()?.[key];
      if (at === undefined) setTime(key, Date.now());
      else if (isExpired(at)) {
        remove();
        return null;
      }
      return value;
    },
    write(value) {
      storage.write(value);
      setTime(key, Date.now());
    },
    remove,
  };
}

/** Drops what nobody has read since its day was over. */
export function dropOutdated(): void {
  for (const [key, at] of Object.entries(timeStorage.read() ?? {}))
    if (isExpired(at)) persistedForDay(key as DayKey, v.unknown()).remove();
}
