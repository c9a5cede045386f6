import type { ComponentType, LazyExoticComponent } from 'react';
import { Answering } from '../kit/Answering.tsx';
import { lazily } from '../kit/lazily.ts';
import { persistently } from '../kit/persistently.ts';

type Page<Props extends object> = LazyExoticComponent<ComponentType<Props>>;

/** Pages whose code is here. */
const arrived = new WeakSet<object>();
/** How the code of each page comes. */
const loading = new WeakMap<object, () => Promise<unknown>>();

/** A page whose code comes when it is first shown, by its name in the file that `load` brings. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> {
  const page: Page<Props> = lazily(async () => {
    const Shown: ComponentType<Props> = (await load())[name];
    arrived.add(page);
    return (props: Props) => (
      // Here, for React hydrates what may wait behind another page by itself.
      <Answering zone="main">
        <Shown {...props} />
      </Answering>
    );
  });
  loading.set(page, load);
  return page;
}

/** Whether a page can be drawn without waiting for its code. */
export const isHere = (page: unknown): boolean => typeof page !== 'object' || page === null || arrived.has(page);

/** Brings the code of a page, for one that stands in HTML already and is taken over at once when this settles. */
export async function arrival(page: unknown): Promise<void> {
  const load = typeof page === 'object' && page !== null ? loading.get(page) : undefined;
  if (load) await persistently(load);
}
