import { use } from 'react';
import { persistently } from './persistently.ts';

/** Code that comes when it is first asked for, and stays. */
export type Late<T> = {
  /** The same promise each time; once it is here, React does not wait for it. */
  load(): Promise<T>;
  /** What is here by now; undefined until then. */
  now(): T | undefined;
  /** What is made of it once it is here: once, however often it is asked for. */
  to<Made>(make: (loaded: T) => Made): Late<Made>;
};

/** Lets React read a promise without waiting for it: by these two. */
const settle = <T>(promise: Promise<T>, value: T): Promise<T> => Object.assign(promise, { status: 'fulfilled', value });

function lateBy<T>(find: () => T | undefined, bring: () => Promise<T>): Late<T> {
  let here: { is: T } | undefined;
  let coming: Promise<T> | undefined;
  const keep = (is: T) => {
    here = { is };
    coming = settle(coming ?? Promise.resolve(is), is);
    return is;
  };
  const now = () => {
    const found = here ? undefined : find();
    return found === undefined ? here?.is : keep(found);
  };
  return {
    load() {
      if (now() === undefined) coming ??= bring().then(keep);
      return coming as Promise<T>;
    },
    now,
    to(make) {
      const made = () => {
        const is = now();
        return is === undefined ? undefined : make(is);
      };
      return lateBy(made, async () => make(await this.load()));
    },
  };
}

/** Code that comes later; where the network fails it is asked for again. */
export const late = <T>(bring: () => Promise<T>): Late<T> =>
  lateBy<T>(
    () => undefined,
    () => persistently(bring),
  );

/** Code for a view that cannot do without: what is here is given at once, else the view waits in its Suspense. */
export const awaited = <T>(code: Late<T>): T => use(code.load());
