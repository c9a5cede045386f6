import type { Json } from '../drupal/entity.ts';
import type { Store } from '../drupal/store.ts';

const TYPE = 'backend--bytes';

/** A kept file: its bytes and their media type. */
export type Kept = { bytes: Uint8Array<ArrayBuffer>; mime: string };

/** Keeps a file's bytes under its month and name, '2026-11' and 'photo.png'. */
export function keepBytes(store: Store, month: string, name: string, { bytes, mime }: Kept): void {
  // every storage takes bytes as they are; as text, 32 MB would take seconds to turn
  const kept = bytes as unknown as Json;
  store.add({ type: TYPE, id: idOf(month, name), attributes: { bytes: kept, mime } });
}

export const hasBytes = (store: Store, month: string, name: string): boolean =>
  store.get(TYPE, idOf(month, name)) !== undefined;

/** The bytes kept under a month and a name; undefined where there are none. */
export function bytesOf(store: Store, month: string, name: string): Kept | undefined {
  const { bytes, mime } = store.get(TYPE, idOf(month, name))?.attributes ?? {};
  // a browser's storage may hold anything
  return (bytes as unknown) instanceof Uint8Array
    ? { bytes: bytes as unknown as Kept['bytes'], mime: String(mime) }
    : undefined;
}

// a storage's key has one slash, between type and id
const idOf = (month: string, name: string) => `${month}:${name}`;
