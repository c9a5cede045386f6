import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { persistently } from './persistently.ts';

/** A part whose code comes when it is first drawn. On the server a fault in it is a fault of the page; a browser asks again. */
export const lazily = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await (import.meta.env.SSR ? load() : persistently(load)),
  }));
