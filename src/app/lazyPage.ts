import { type ComponentType, lazy } from 'react';
import { persistently } from '../kit/persistently.ts';

/** A page whose code comes when it is first shown, by its name in the file that `load` brings. */
export const lazyPage = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await persistently(load))[name] }));
