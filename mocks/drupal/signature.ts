import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { toText } from './entity.ts';
import type { Store } from './store.ts';

const KEY = { type: 'backend--key', id: 'site' };

/** Made with the first signature. */
function getKey(store: Store): string {
  const keyRecord = store.find(KEY) ?? store.add({ ...KEY, attributes: { key: bytesToHex(randomBytes(32)) } });
  return toText(keyRecord.attributes.key);
}

/** HMAC-SHA256 of a text by a secret, in hex (RFC 2104). */
export const createSignature = (secret: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(secret), utf8ToBytes(text)));

/** What only this backend can make of a text, in hex. */
export const sign = (store: Store, text: string): string => createSignature(getKey(store), text);
