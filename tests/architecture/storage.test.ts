import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../src/storage/storageKeys.ts';
import { readSources } from '../support/readSources.ts';

/** The visualiser keeps how it was set up by whoever looks at charts; no build of a shop has it. */
const ours = Object.entries(readSources('src', 'mocks')).filter(
  ([file]) => !file.includes('/visualiser/') && !file.endsWith('.stories.tsx'),
);
const getHolders = (text: string) => ours.filter(([, source]) => source.includes(text)).map(([file]) => file);

/** Where a browser keeps things, and the files that may speak to it: everything else goes through these. */
test.each([
  [
    'localStorage',
    [
      'mocks/blockedStorage.ts',
      'src/app/visit/forgetting.ts',
      'src/ports/forgetPerson.ts',
      'src/storage/persisted.ts',
      'src/storage/visitStorage.ts',
    ],
  ],
  [
    'sessionStorage',
    [
      'mocks/blockedStorage.ts',
      'src/app/backendPanel/settingsStorage.ts',
      'src/app/reloadOnce.ts',
      'src/app/visit/forgetting.ts',
      'src/ports/forgetPerson.ts',
      'src/storage/persisted.ts',
      'src/storage/visitStorage.ts',
    ],
  ],
  ['openDB', ['mocks/browserStorage.ts', 'src/storage/pictureStorage.ts']],
  ['document.cookie', ['src/storage/cookie.ts']],
  ['indexedDB.', []],
  ['caches.open', []],
  ['storage.getDirectory', []],
  ['cookieStore', []],
])('[SESS-06] %s is spoken to by the files that are known for it', (place, files) => {
  expect(getHolders(place).sort()).toEqual(files);
});

test.each(Object.entries(STORAGE_KEYS))(
  '[SESS-06] %s is a key of the store, and ends as the table says',
  (name, { end }) => {
    const files = getHolders(`'${name}'`).filter((file) => !file.endsWith('/storageKeys.ts'));
    expect(files).not.toEqual([]);
    const writes = ours.filter(([file]) => files.includes(file)).map(([, source]) => source.replaceAll(/\s/g, ''));
    const isForDay = writes.some((source) => new RegExp(`persistedForDay(<[^(]*>)?\\('${name}'`).test(source));
    expect(isForDay).toBe(end === 'day');
  },
);
