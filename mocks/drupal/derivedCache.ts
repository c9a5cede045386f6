import { type ByteCache, createByteCache } from './byteCache.ts';
import type { Entity } from './entity.ts';
import type { Store } from './store.ts';

type Made<T> = { value: T; bytes: number };
/** What was made, of which versions of which types, and when that was last found to be so by the store's own number. */
type CacheEntry<T> = Made<T> & { madeOf: ReadonlyMap<string, number>; checked: number };
type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that one store's memory may hold of lists, as the usual ones of 100,000 products need; of entities' texts; of whole answers. */
const ROOM = { lists: 32_000_000, texts: 16_000_000, pages: 16_000_000 };

export type DerivedCache = {
  /**
   * What was made under this name, as long as no entity has changed of any type that it was made of; else made anew.
   * It must be made of the store that is handed in, which notes what is read of it. One that is made may recall others.
   * What was not requested the longest goes when room runs out.
   */
  recall<T>(name: string, make: (store: Store) => Made<T>): T;
  /** The same for whole answers, stored once they were requested twice: most pages of a long list are not. */
  recallPage(name: string, make: (store: Store) => Bytes): Bytes;
  /** The same for an entity's text, in one of a few forms. */
  recallText(entity: Entity, form: string, make: (store: Store) => string): string;
};

const memories = new WeakMap<Store, DerivedCache>();

/** The memory that goes with a store. */
export function getDerivedCache(store: Store): DerivedCache {
  const known = memories.get(store) ?? memoryFor(store);
  memories.set(store, known);
  return known;
}

function memoryFor(store: Store): DerivedCache {
  const { source, made, isGood, note } = trackVersions(store);
  const lists = createByteCache<string, CacheEntry<unknown>>(ROOM.lists);
  const pages = createByteCache<string, CacheEntry<unknown>>(ROOM.pages, true);
  const texts = new Map<string, ByteCache<Entity, CacheEntry<unknown>>>();

  function recallFrom<K, T>(from: ByteCache<K, CacheEntry<unknown>>, key: K, make: (store: Store) => Made<T>): T {
    const known = from.get(key) as CacheEntry<T> | undefined;
    const found = known && isGood(known) ? known : made(make);
    if (found !== known && from.takes(key)) from.put(key, found);
    note(found.madeOf);
    return found.value;
  }

  const memory: DerivedCache = {
    recall: (name, make) => recallFrom(lists, name, make),
    recallPage: (name, make) =>
      recallFrom(pages, name, (from) => {
        const value = make(from);
        return { value, bytes: value.length };
      }),
    recallText(entity, form, make) {
      const ofForm = texts.get(form) ?? createByteCache<Entity, CacheEntry<unknown>>(ROOM.texts, true);
      // a base address or a set of fields that nobody requested before: a guest who tries many must not fill the room
      if (texts.size >= 8 && !texts.has(form)) texts.clear();
      texts.set(form, ofForm);
      return recallFrom(ofForm, entity, (from) => {
        const value = make(from);
        return { value, bytes: 2 * value.length };
      });
    },
  };
  // what is made of the store that notes may recall, and is noted then
  memories.set(source, memory);
  return memory;
}

/** Makes things of a store and notes of which versions of which types. */
function trackVersions(store: Store) {
  let noting: Map<string, number> | undefined;
  const noteType = (type: string) => {
    if (noting && !noting.has(type)) noting.set(type, store.version(type));
  };
  const noted: Partial<Store> = {
    list(type) {
      noteType(type);
      return store.list(type);
    },
    get(type, id) {
      noteType(type);
      return store.get(type, id);
    },
    find(reference) {
      noteType(reference.type);
      return store.find(reference);
    },
  };
  const source: Store = Object.assign(Object.create(store), noted);

  return {
    source,
    /** What is being made now is made of this, too. */
    note(madeOf: ReadonlyMap<string, number>) {
      if (noting) for (const [type, version] of madeOf) noting.set(type, version);
    },
    made<T>(make: (source: Store) => Made<T>): CacheEntry<T> {
      const outer = noting;
      const madeOf = new Map<string, number>();
      noting = madeOf;
      try {
        return { ...make(source), madeOf, checked: store.version() };
      } finally {
        noting = outer;
      }
    },
    isGood(entry: CacheEntry<unknown>): boolean {
      const now = store.version();
      if (entry.checked === now) return true;
      for (const [type, version] of entry.madeOf) if (store.version(type) !== version) return false;
      entry.checked = now;
      return true;
    },
  };
}
