import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { persistently } from '../kit/persistently.ts';

/** Pages whose code is here. */
const arrived = new WeakSet<object>();

/** A page whose code comes when it is first shown, by its name in the file that `load` brings. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const page = lazy(async () => {
    const file = await persistently(load);
    arrived.add(page);
    return { default: file[name] };
  });
  return page;
}

/** Whether a page can be drawn without waiting for its code. */
export const isHere = (page: unknown): boolean => typeof page !== 'object' || page === null || arrived.has(page);
