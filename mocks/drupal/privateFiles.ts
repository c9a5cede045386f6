import { type Entity, type Json, type JsonObject, toObject, toText } from './entity.ts';
import { sign } from './signature.ts';
import type { Store } from './store.ts';
import { encodeRaw } from './tree.ts';

/** How Drupal names a file that its web server must not give out by itself. */
const SCHEME = 'private://';
const DAY_SECONDS = 24 * 60 * 60;
/** Days for which an address is good: a bag may wait as long. */
const LIFETIME_DAYS = 30;

/** Is it a file that somebody uploaded? What the shop shows is public. */
export const isPrivateFile = ({ type, attributes }: Entity): boolean =>
  type === 'file--file' && toText(toObject(attributes.uri).value).startsWith(SCHEME);

/** The attributes of a private file by its month and name, '2026-11' and 'my photo.png'; its addresses are not signed yet. */
export function createPrivateAddresses(month: string, name: string): JsonObject {
  const path = `${month}/${encodeRaw(name)}`;
  const style = (size: string) => `/system/files/styles/${size}/private/${path}.webp`;
  return {
    uri: { value: `${SCHEME}${month}/${name}`, url: `/system/files/${path}` },
    image_style_uri: { thumbnail: style('thumbnail'), listing: style('listing'), inner: style('inner') },
  };
}

const getSignature = (store: Store, path: string, expires: number) => sign(store, `${path}?expires=${expires}`);

/** The end of an address stays the same for a day, so that a browser stores the picture under it. */
function signPath(store: Store, path: string): string {
  const expires = (Math.ceil(store.now() / 1000 / DAY_SECONDS) + LIFETIME_DAYS) * DAY_SECONDS;
  return `${path}?expires=${expires}&signature=${getSignature(store, path, expires)}`;
}

/** An attribute of a private file, its addresses signed: whoever has one of them, and nobody else, is given the picture. */
export function signAddresses(store: Store, name: string, value: Json): Json {
  const addresses = Object.entries(toObject(value)).map(([key, text]) => [key, toText(text)] as const);
  if (name === 'image_style_uri')
    return Object.fromEntries(addresses.map(([style, path]) => [style, signPath(store, path)]));
  if (name === 'uri')
    return Object.fromEntries(addresses.map(([key, text]) => [key, key === 'url' ? signPath(store, text) : text]));
  return value;
}

/** Was this address signed here, for this path, and is it still good? */
export function isSigned(store: Store, { pathname, searchParams }: URL): boolean {
  const expires = Number(searchParams.get('expires'));
  return expires * 1000 > store.now() && searchParams.get('signature') === getSignature(store, pathname, expires);
}
