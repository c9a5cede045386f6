import { use } from 'react';
import { persistently } from './persistently.ts';

/** Code that comes when it is first asked for, and stays: the same promise each time; `now` gives it once it is here. */
export type Late<T> = { load(): Promise<T>; now(): T | undefined };

/** Code that comes later; where the network fails it is asked for again. */
export function late<T>(bring: () => Promise<T>): Late<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  const keep = (loaded: T) => {
    here = loaded;
    return loaded;
  };
  return {
    load() {
      coming ??= persistently(bring).then(keep);
      return coming;
    },
    now: () => here,
  };
}

/** Code for a view that cannot do without: what is here is given at once, else the view waits in its Suspense. */
export const awaited = <T>(code: Late<T>): T => code.now() ?? use(code.load());
