import { createPageStorage } from '../../../mocks/blockedStorage.ts';

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
  Object.defineProperty(window, area, { value: createPageStorage(), configurable: true });
ownDatabases();
