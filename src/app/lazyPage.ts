import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { persistently } from '../kit/persistently.ts';

/** A page whose code comes when it is first shown, by its name in the file that `load` brings. */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: (await persistently(load))[name] }));
