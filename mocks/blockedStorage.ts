/** A storage that lasts as long as the page. */
export function createPageStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, String(value)),
  };
}

/**
 * Puts a storage for this visit in the place of one that the browser blocks, so that the embedded backend's library,
 * which asks for it as it loads, goes on without.
 */
export function replaceBlockedStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { configurable: true, value: createPageStorage() });
    }
  }
}
