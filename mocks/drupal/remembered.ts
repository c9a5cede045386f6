import type { Entity } from './entity.ts';
import { type Shelf, shelf } from './shelf.ts';
import type { Store } from './store.ts';

type Made<T> = { value: T; bytes: number };
/** What was made, of which versions of which types, and when that was last found to be so by the store's own number. */
type Kept<T> = Made<T> & { madeOf: ReadonlyMap<string, number>; checked: number };
type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that one store's memory may hold of lists, as the usual ones of 100,000 products need; of entities' texts; of whole answers. */
const ROOM = { lists: 32_000_000, texts: 16_000_000, pages: 16_000_000 };

export type Memory = {
  /**
   * What was made under this name, as long as no entity has changed of any type that it was made of; else made anew.
   * It must be made of the store that is handed in, which notes what is read of it. One that is made may recall others.
   * What was not asked for the longest goes when room runs out.
   */
  recall<T>(name: string, make: (store: Store) => Made<T>): T;
  /** The same for whole answers, kept once they were asked for twice: most pages of a long list are not. */
  recallPage(name: string, make: (store: Store) => Bytes): Bytes;
  /** The same for an entity's text, in one of a few forms. */
  recallText(entity: Entity, form: string, make: (store: Store) => string): string;
};

const memories = new WeakMap<Store, Memory>();

/** The memory that goes with a store. */
export function memoryOf(store: Store): Memory {
  const known = memories.get(store) ?? memoryFor(store);
  memories.set(store, known);
  return known;
}

function memoryFor(store: Store): Memory {
  const { source, made, isGood, note } = makingFrom(store);
  const lists = shelf<string, Kept<unknown>>(ROOM.lists);
  const pages = shelf<string, Kept<unknown>>(ROOM.pages, true);
  const texts = new Map<string, Shelf<Entity, Kept<unknown>>>();

  function recallFrom<K, T>(from: Shelf<K, Kept<unknown>>, key: K, make: (store: Store) => Made<T>): T {
    const known = from.get(key) as Kept<T> | undefined;
    const found = known && isGood(known) ? known : made(make);
    if (found !== known && from.takes(key)) from.put(key, found);
    note(found.madeOf);
    return found.value;
  }

  const memory: Memory = {
    recall: (name, make) => recallFrom(lists, name, make),
    recallPage: (name, make) =>
      recallFrom(pages, name, (from) => {
        const value = make(from);
        return { value, bytes: value.length };
      }),
    recallText(entity, form, make) {
      const ofForm = texts.get(form) ?? shelf<Entity, Kept<unknown>>(ROOM.texts, true);
      // a base address or a set of fields that nobody asked for before: a guest who tries many must not fill the room
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
function makingFrom(store: Store) {
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
    made<T>(make: (source: Store) => Made<T>): Kept<T> {
      const outer = noting;
      const madeOf = new Map<string, number>();
      noting = madeOf;
      try {
        return { ...make(source), madeOf, checked: store.version() };
      } finally {
        noting = outer;
      }
    },
    isGood(kept: Kept<unknown>): boolean {
      const now = store.version();
      if (kept.checked === now) return true;
      for (const [type, version] of kept.madeOf) if (store.version(type) !== version) return false;
      kept.checked = now;
      return true;
    },
  };
}
