import { use } from 'react';
import { persistently } from './persistently.ts';

/** Code that comes when it is first asked for, and stays: the same promise each time. */
export type Late<T> = { load(): Promise<T> };

/** Code that comes later; where the network fails it is asked for again. */
export function late<T>(bring: () => Promise<T>): Late<T> {
  let coming: Promise<T> | undefined;
  return {
    load() {
      coming ??= persistently(bring);
      return coming;
    },
  };
}

/** Code for a view that cannot do without: until it is here, the view waits in its Suspense. */
export const awaited = <T>(code: Late<T>): T => use(code.load());
