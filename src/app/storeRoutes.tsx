import type { RouteObject } from 'react-router-dom';
import { Loading } from './Loading.tsx';
import { PageFault, StoreFault } from './PageFault.tsx';
import { routes } from './routes.tsx';
import { Store } from './Store.tsx';

/** What stands around every page, around these. */
export const aroundPages = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Store,
    ErrorBoundary: StoreFault,
    children: [{ HydrateFallback: Loading, ErrorBoundary: PageFault, children: pages }],
  },
];

/** The store as its router has it. */
export const storeRoutes = aroundPages(routes);
