/** A storage that is gone with the page. */
function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
}

/** Databases of one page are named for it, and go with it. */
function ownDatabases() {
  const mark = `stage-${crypto.randomUUID()}-`;
  const names = new Set<string>();
  const { open, deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    names.add(mark + name);
    return version === undefined ? open.call(this, mark + name) : open.call(this, mark + name, version);
  };
  IDBFactory.prototype.deleteDatabase = function (name) {
    return deleteDatabase.call(this, mark + name);
  };
  addEventListener('pagehide', () => {
    for (const name of names) deleteDatabase.call(indexedDB, name);
  });
}

// A stage stands at the origin of the store, and in the tab of the visualiser: what it keeps must not sign in or out, or
// fill a bag, anywhere else.
for (const area of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, area, { value: memory(), configurable: true });
ownDatabases();
