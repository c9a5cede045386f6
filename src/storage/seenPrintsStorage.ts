import * as v from 'valibot';
import { persisted } from './persisted.ts';

/** So many are remembered, the one that is open among them. */
const MOST = 5;

/** The addresses of the prints that were looked at, the latest first. */
export const seenPrintsStorage = persisted('seen_prints', v.array(v.string()));

/** Remembers one more print by its address; each stands once. */
export function addSeenPrint(path: string): void {
  const others = (seenPrintsStorage.read() ?? []).filter((each) => each !== path);
  seenPrintsStorage.write([path, ...others].slice(0, MOST));
}
