import type { Json } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';

const TYPE = 'backend--bytes';

/** A stored file: its bytes and their media type. */
export type StoredFile = { bytes: Uint8Array<ArrayBuffer>; mime: string };

/** Keeps a file's bytes under its month and name, '2026-11' and 'photo.png'. */
export function saveBytes(store: Store, month: string, name: string, { bytes, mime }: StoredFile): void {
  // every storage takes bytes as they are; as text, 32 MB would take seconds to turn
  const storedBytes = bytes as unknown as Json;
  store.add({ type: TYPE, id: getId(month, name), attributes: { bytes: storedBytes, mime } });
}

export const hasBytes = (store: Store, month: string, name: string): boolean =>
  store.get(TYPE, getId(month, name)) !== undefined;

/** The bytes stored under a month and a name; undefined where there are none. */
export function getBytes(store: Store, month: string, name: string): StoredFile | undefined {
  const { bytes, mime } = store.get(TYPE, getId(month, name))?.attributes ?? {};
  // a browser's storage may hold anything
  return (bytes as unknown) instanceof Uint8Array
    ? { bytes: bytes as unknown as StoredFile['bytes'], mime: String(mime) }
    : undefined;
}

// a storage's key has one slash, between type and id
const getId = (month: string, name: string) => `${month}:${name}`;
