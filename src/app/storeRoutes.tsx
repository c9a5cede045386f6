import type { RouteObject } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { routes } from './routes.tsx';
import { Store } from './Store.tsx';

/** The store as its router has it: what stands around every page, and the pages. */
export const storeRoutes: RouteObject[] = [
  { Component: Store, children: [{ HydrateFallback: Loading, children: routes }] },
];
