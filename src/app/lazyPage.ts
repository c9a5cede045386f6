import type { ComponentType, LazyExoticComponent } from 'react';
import type { Late } from '../kit/late.ts';
import { lazily } from '../kit/lazily.ts';
import { persistently } from '../kit/persistently.ts';

type Page<Props extends object> = LazyExoticComponent<ComponentType<Props>>;
/** A page's file: its charts are named where they may come after it. */
type PageFile<Name extends string, Props extends object> = Record<Name, ComponentType<Props>> & {
  charts?: readonly Late<unknown>[];
};

/** Pages whose code is here, and their charts, which may still be on their way. */
const arrived = new WeakMap<object, readonly Late<unknown>[]>();
/** Pages that stand in HTML, whose charts rest. */
const written = new WeakSet<object>();
/** How the code of each page comes. */
const loading = new WeakMap<object, () => Promise<unknown>>();

/** A page whose code comes when it is first shown, by its name in the file that `load` brings. */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<PageFile<Name, Props>>,
  name: Name,
): Page<Props> {
  const page: Page<Props> = lazily(async () => {
    const file = await load();
    const { charts = [] } = file;
    // Drawn in place of another page, with nothing to show before its charts run: both come at once.
    if (!written.has(page)) await Promise.all(charts.map((chart) => chart.load()));
    arrived.set(page, charts);
    return file[name];
  });
  loading.set(page, load);
  return page;
}

/** Whether a page can be drawn without waiting for its code. */
export const isHere = (page: unknown): boolean =>
  typeof page !== 'object' ||
  page === null ||
  (arrived.get(page)?.every((chart) => chart.now() !== undefined) ?? false);

/** Brings the code of a page, for one that stands in HTML already and is taken over at once when this settles. */
export const arrival = async (page: unknown): Promise<void> => {
  const load = typeof page === 'object' && page !== null ? loading.get(page) : undefined;
  if (!load) return;
  written.add(page as object);
  await persistently(load);
};
