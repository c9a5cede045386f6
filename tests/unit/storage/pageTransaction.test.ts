import * as database from 'fake-indexeddb';
import { type DBSchema, openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import { runTransaction } from '../../../src/storage/pageTransaction.ts';

interface Shelf extends DBSchema {
  books: { key: string; value: string };
}

/** A page and its window, over a database that other pages share. */
function openPage() {
  for (const [name, part] of Object.entries(database)) vi.stubGlobal(name, part);
  vi.stubGlobal('indexedDB', new database.IDBFactory());
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  return {
    open: () => openDB<Shelf>('library', 1, { upgrade: (library) => void library.createObjectStore('books') }),
    leave: (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted })),
    comeBack: () => window.dispatchEvent(new Event('pageshow')),
  };
}

test('a page that is put away lets the pages after it write, and reads again once somebody comes back to it', async () => {
  const { open, leave, comeBack } = openPage();
  let isFrozen = true;
  const started = vi.fn();
  const reading = runTransaction(open, ['books'], 'readonly', async (transaction) => {
    started();
    for (;;) {
      const book = await transaction.objectStore('books').get('one');
      // the transaction stays open for as long as it is requested
      if (!isFrozen) return book;
    }
  });
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  leave(true);
  await (await open()).put('books', 'Mitres', 'one');
  isFrozen = false;
  comeBack();
  expect(await reading).toBe('Mitres');
});

test('a page that is closed for good finishes what it writes', async () => {
  const { open, leave } = openPage();
  const writing = runTransaction(open, ['books'], 'readwrite', async (transaction) => {
    const written = transaction.objectStore('books').put('Mats', 'one');
    leave(false);
    await written;
  });
  await writing;
  expect(await (await open()).get('books', 'one')).toBe('Mats');
});

test('a transaction that fails by itself fails for whoever asked', async () => {
  const { open } = openPage();
  const work = async () => {
    throw new Error('no such shelf');
  };
  await expect(runTransaction(open, ['books'], 'readonly', work)).rejects.toThrow('no such shelf');
});
