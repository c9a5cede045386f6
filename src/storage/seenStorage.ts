import * as v from 'valibot';
import { persisted } from './persisted.ts';
import { lenientArray } from './schemas.ts';

/** So many are remembered, of whatever list, the one that is open among them. */
const MAX_ITEMS = 20;

/** The addresses of the things that were looked at, the latest first. */
export const seenStorage = persisted('seen', lenientArray(v.string()));

/** Remembers one more thing by its address; each stands once. */
export function addSeen(path: string): void {
  const others = (seenStorage.read() ?? []).filter((each) => each !== path);
  seenStorage.write([path, ...others].slice(0, MAX_ITEMS));
}
