import { vi } from 'vitest';

/**
 * A browser's local storage where there is no browser, empty and with `room` for so many characters;
 * `vi.unstubAllGlobals()` takes it away.
 */
export function stubStorage(room = Number.POSITIVE_INFINITY) {
  const values = new Map<string, string>();
  const sizeBeside = (key: string) =>
    [...values].reduce((sum, [each, text]) => sum + (each === key ? 0 : text.length), 0);
  const storage = { values, room };
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (sizeBeside(key) + value.length > storage.room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  return storage;
}
