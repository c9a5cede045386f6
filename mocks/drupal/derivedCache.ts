import { type ByteCache, createByteCache } from './byteCache.ts';
import type { Entity } from './entity.ts';
import type { Store } from './store.ts';

type SizedValue<T> = { value: T; bytes: number };
/** A cached value, the type versions it was made of, and the store's version at the last check. */
type CacheEntry<T> = SizedValue<T> & { sourceVersions: ReadonlyMap<string, number>; checkedVersion: number };
type Bytes = Uint8Array<ArrayBuffer>;

/** Limits in bytes of one store's cache: lists (enough for 100,000 products), entities' texts, whole answers. */
const MAX_BYTES = { lists: 32_000_000, texts: 16_000_000, pages: 16_000_000 };

export type DerivedCache = {
  /**
   * What was made under this name, as long as no entity has changed of any type that it was made of; else made anew.
   * It must be made of the store that is handed in, which notes what is read of it. One that is made may recall others.
   * What was not requested the longest goes when room runs out.
   */
  getOrCreate<T>(name: string, make: (store: Store) => SizedValue<T>): T;
  /** The same for whole answers, stored once they were requested twice: most pages of a long list are not. */
  getOrCreatePage(name: string, make: (store: Store) => Bytes): Bytes;
  /** The same for an entity's text, in one of a few forms. */
  getOrCreateText(entity: Entity, form: string, make: (store: Store) => string): string;
};

const caches = new WeakMap<Store, DerivedCache>();

/** The cache of a store. */
export function getDerivedCache(store: Store): DerivedCache {
  const cached = caches.get(store) ?? createCache(store);
  caches.set(store, cached);
  return cached;
}

function createCache(store: Store): DerivedCache {
  const { source, createEntry, isCurrent, recordSources } = trackVersions(store);
  const lists = createByteCache<string, CacheEntry<unknown>>(MAX_BYTES.lists);
  const pages = createByteCache<string, CacheEntry<unknown>>(MAX_BYTES.pages, true);
  const texts = new Map<string, ByteCache<Entity, CacheEntry<unknown>>>();

  function getFrom<K, T>(cache: ByteCache<K, CacheEntry<unknown>>, key: K, make: (store: Store) => SizedValue<T>): T {
    const cached = cache.get(key) as CacheEntry<T> | undefined;
    const entry = cached && isCurrent(cached) ? cached : createEntry(make);
    if (entry !== cached) cache.put(key, entry);
    recordSources(entry.sourceVersions);
    return entry.value;
  }

  const cache: DerivedCache = {
    getOrCreate: (name, make) => getFrom(lists, name, make),
    getOrCreatePage: (name, make) =>
      getFrom(pages, name, (source) => {
        const value = make(source);
        return { value, bytes: value.length };
      }),
    getOrCreateText(entity, form, make) {
      const formCache = texts.get(form) ?? createByteCache<Entity, CacheEntry<unknown>>(MAX_BYTES.texts, true);
      // a base address or a set of fields that nobody requested before: a guest who tries many must not fill the room
      if (texts.size >= 8 && !texts.has(form)) texts.clear();
      texts.set(form, formCache);
      return getFrom(formCache, entity, (source) => {
        const value = make(source);
        return { value, bytes: 2 * value.length };
      });
    },
  };
  // values made of the tracking store use the same cache
  caches.set(source, cache);
  return cache;
}

/** Records which type versions a value is made of. */
function trackVersions(store: Store) {
  let currentSources: Map<string, number> | undefined;
  const recordType = (type: string) => {
    if (currentSources && !currentSources.has(type)) currentSources.set(type, store.version(type));
  };
  const trackingMethods: Partial<Store> = {
    list(type) {
      recordType(type);
      return store.list(type);
    },
    get(type, id) {
      recordType(type);
      return store.get(type, id);
    },
    find(reference) {
      recordType(reference.type);
      return store.find(reference);
    },
  };
  const source: Store = Object.assign(Object.create(store), trackingMethods);

  return {
    source,
    /** Adds these sources to the value that is being made. */
    recordSources(sourceVersions: ReadonlyMap<string, number>) {
      if (currentSources) for (const [type, version] of sourceVersions) currentSources.set(type, version);
    },
    createEntry<T>(make: (source: Store) => SizedValue<T>): CacheEntry<T> {
      const outerSources = currentSources;
      const sourceVersions = new Map<string, number>();
      currentSources = sourceVersions;
      try {
        return { ...make(source), sourceVersions, checkedVersion: store.version() };
      } finally {
        currentSources = outerSources;
      }
    },
    isCurrent(entry: CacheEntry<unknown>): boolean {
      const now = store.version();
      if (entry.checkedVersion === now) return true;
      for (const [type, version] of entry.sourceVersions) if (store.version(type) !== version) return false;
      entry.checkedVersion = now;
      return true;
    },
  };
}
