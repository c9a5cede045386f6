import { createPageStorage } from '../../../mocks/blockedStorage.ts';

/** Databases of one page are named for it, and go with it. */
function isolateDatabases() {
  const prefix = `stage-${crypto.randomUUID()}-`;
  const names = new Set<string>();
  const { open, deleteDatabase } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    names.add(prefix + name);
    return version === undefined ? open.call(this, prefix + name) : open.call(this, prefix + name, version);
  };
  IDBFactory.prototype.deleteDatabase = function (name) {
    return deleteDatabase.call(this, prefix + name);
  };
  addEventListener('pagehide', () => {
    for (const name of names) deleteDatabase.call(indexedDB, name);
  });
}

// A stage stands at the origin of the store, and in the tab of the visualiser: what it keeps must not sign in or out, or
// fill a bag, anywhere else.
for (const area of ['localStorage', 'sessionStorage'] as const)
  Object.defineProperty(window, area, { value: createPageStorage(), configurable: true });
isolateDatabases();
